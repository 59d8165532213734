/** Drawing a thing with the mouse: what all boards share. A finger moves the page instead. */

/** Nearer than this it was a click. */
const SLACK = 8;

/** What a board does with a thing of its own kind `T` that is drawn. */
export interface Hand<T> {
  /** The thing under the mouse when the button goes down; null where nothing can be drawn. */
  take: (target: Element, event: PointerEvent) => T | null;
  /** It has come that far from where it was taken. */
  carry: (held: T, dx: number, dy: number, event: PointerEvent) => void;
  /** It is let go where the event is. */
  drop: (held: T, event: PointerEvent) => void;
  /** Whatever carrying has changed is put back, also where nothing was dropped. */
  restore: (held: T) => void;
}

/** Watch the presses on a board's root; the answer ends it. */
export function dragging<T>(root: HTMLElement, hand: Hand<T>): () => void {
  let held: { thing: T; x: number; y: number; moved: boolean } | null = null;

  function press(event: PointerEvent): void {
    if (event.pointerType === 'touch' || event.button || !(event.target instanceof Element)) return;
    const thing = hand.take(event.target, event);
    if (thing === null) return;
    held = { thing, x: event.clientX, y: event.clientY, moved: false };
    addEventListener('pointermove', move);
    addEventListener('pointerup', release);
    addEventListener('pointercancel', cancel);
  }
  function move(event: PointerEvent): void {
    if (!held) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    held.moved ||= Math.hypot(dx, dy) > SLACK;
    if (!held.moved) return;
    event.preventDefault();
    hand.carry(held.thing, dx, dy, event);
  }
  function release(event: PointerEvent): void {
    const was = held;
    if (was?.moved) {
      // The end of a drag is no click on what lies under it.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      hand.drop(was.thing, event);
    }
    cancel();
  }
  function swallow(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }
  function cancel(): void {
    if (held) hand.restore(held.thing);
    held = null;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', release);
    removeEventListener('pointercancel', cancel);
  }

  root.addEventListener('pointerdown', press, { capture: true });
  return () => {
    cancel();
    root.removeEventListener('pointerdown', press, { capture: true });
  };
}
