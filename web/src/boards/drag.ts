/** A thing drawn with the mouse onto another: the move that names both, or what can be done there. */
import type { Move } from '../lib/model';
import type { BoardProps } from './board';
import { dragging } from './dragging';
import { unit } from './motion';

/** The one move that a thing brought to another means; null where it is not clear. */
export function meant(moves: readonly Move[], from: string, to: string): Move | null {
  const there = moves.filter((move) => move.args.includes(to));
  const both = there.filter((move) => move.args.includes(from));
  const [only, ...others] = both.length ? both : there;
  return only && !others.length ? only : null;
}

/** The move that names a thing and nothing else. */
export const alone = (moves: readonly Move[], thing: string): Move | null =>
  moves.find((move) => move.args.length === 1 && move.args[0] === thing) ?? null;

interface Drawn {
  id: string;
  piece: HTMLElement | SVGElement;
}

/** An action of a board's root: what has `data-drag` can be drawn while something is asked. */
export function drag(
  root: HTMLElement,
  board: BoardProps,
): { update: (next: BoardProps) => void; destroy: () => void } {
  let props = board;

  function take(target: Element, event: PointerEvent): Drawn | null {
    const thing = target.closest<HTMLElement | SVGElement>('[data-drag]');
    if (!thing || !props.decision) return null;
    event.stopPropagation(); // the map under it stays
    const id = thing.getAttribute('data-drag')!;
    return { id, piece: root.querySelector<SVGElement>(`[data-piece$="@${CSS.escape(id)}"]`) ?? thing };
  }
  function carry({ piece }: Drawn, dx: number, dy: number): void {
    const scale = unit(piece);
    piece.style.translate = `${dx * scale}px ${dy * scale}px`;
    piece.style.pointerEvents = 'none';
    root.style.cursor = 'grabbing';
  }
  function drop({ id }: Drawn, event: PointerEvent): void {
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const moves = props.decision?.moves ?? [];
    // A place of its own needs no other thing.
    const single = under?.closest('[data-alone]') ? alone(moves, id) : null;
    if (single && props.choose) {
      props.choose(single);
      return;
    }
    const place = root.contains(under) ? (under?.closest('[data-c]') ?? null) : null;
    const to = place?.getAttribute('data-c');
    if (!place || !to || to === id) return;
    const only = meant(moves, id, to);
    if (only && props.choose) props.choose(only);
    else props.pick(to, place);
  }
  function restore({ piece }: Drawn): void {
    piece.style.removeProperty('translate');
    piece.style.removeProperty('pointer-events');
    root.style.removeProperty('cursor');
  }

  const destroy = dragging(root, { take, carry, drop, restore });
  return { update: (next) => void (props = next), destroy };
}
