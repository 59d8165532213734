/** Our own markup in an svg: a sign is drawn hundreds of times, but its markup is read once. */
import type { Attachment } from 'svelte/attachments';

const read = new Map<string, DocumentFragment>();

function fragment(markup: string): DocumentFragment {
  const known = read.get(markup);
  if (known) return known;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.innerHTML = markup;
  const fresh = document.createDocumentFragment();
  fresh.append(...svg.childNodes);
  read.set(markup, fresh);
  return fresh;
}

export const drawing =
  (markup: string): Attachment<SVGElement> =>
  (svg) =>
    svg.replaceChildren(fragment(markup).cloneNode(true));
