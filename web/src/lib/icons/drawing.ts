/** Our own markup in an element: a sign or a price is drawn hundreds of times, but its markup is read once. */
import type { Attachment } from 'svelte/attachments';
import { afterPaint } from '../frames';

type Drawing = Attachment<Element>;

/** More drawings than that are read anew: pieces in ever new places would fill the memory. */
const MOST = 2000;

/** The same attachment for the same markup, so that it is drawn again only where it has changed. */
function reader(frame: () => Element): (markup: string) => Drawing {
  const known = new Map<string, Drawing>();
  return (markup) => {
    const before = known.get(markup);
    if (before) return before;
    if (known.size > MOST) known.clear();
    let fragment: DocumentFragment | null = null;
    const attachment: Drawing = (element) => {
      if (!fragment) {
        const read = frame();
        read.innerHTML = markup;
        fragment = document.createDocumentFragment();
        fragment.append(...read.childNodes);
      }
      element.replaceChildren(fragment.cloneNode(true));
    };
    known.set(markup, attachment);
    return attachment;
  };
}

/** Shapes in an `svg`. */
export const drawing = reader(() => document.createElementNS('http://www.w3.org/2000/svg', 'svg'));

/** Words and signs in an element of a page. */
export const setting = reader(() => document.createElement('span'));

const bare = new Map<Element, Drawing>();
function furnish(): void {
  const all = [...bare];
  bare.clear();
  for (const [element, draw] of all) draw(element);
}

/** The same, in what has come new, once a picture has been shown without it: all of them together. */
export function settingSoon(markup: string): Drawing {
  const draw = setting(markup);
  let soon = delayed.get(draw);
  if (!soon) {
    soon = (element) => {
      if (!bare.size) afterPaint(furnish, 'near');
      // Until then it shows nothing, not what was there before.
      element.replaceChildren();
      bare.set(element, draw);
      return () => void bare.delete(element);
    };
    delayed.set(draw, soon);
  }
  return soon;
}
const delayed = new WeakMap<Drawing, Drawing>();

/** Words that are no markup, in markup. */
export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
