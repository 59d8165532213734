/** Our own markup in an svg: a sign is drawn hundreds of times, but its markup is read once. */
import type { Attachment } from 'svelte/attachments';

const known = new Map<string, Attachment<SVGElement>>();
/** More drawings than that are read anew: pieces in ever new places would fill the memory. */
const MOST = 2000;

function read(markup: string): DocumentFragment {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.innerHTML = markup;
  const fragment = document.createDocumentFragment();
  fragment.append(...svg.childNodes);
  return fragment;
}

/** The same attachment for the same markup, so that it is drawn again only where it has changed. */
export function drawing(markup: string): Attachment<SVGElement> {
  const before = known.get(markup);
  if (before) return before;
  if (known.size > MOST) known.clear();
  let fragment: DocumentFragment | null = null;
  const attachment: Attachment<SVGElement> = (svg) => {
    fragment ??= read(markup);
    svg.replaceChildren(fragment.cloneNode(true));
  };
  known.set(markup, attachment);
  return attachment;
}
