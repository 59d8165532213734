// What can be read: the size of words and numbers as they are drawn, and texts that are cut.

/** Runs in the page. Words below `word` px, numbers below `number` px, and cut texts within the root. */
export function faultsOfText([root, word, number]) {
  const found = new Set();
  const shown = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.visibility === 'hidden' || style.display === 'none' || style.opacity === '0') return false;
      if (style.clipPath === 'inset(50%)') return false;
      if (one.classList.contains('hidden') || one.getAttribute('aria-hidden') === 'hidden') return false;
    }
    return true;
  };
  const scale = (element) => {
    const svg = element instanceof SVGElement ? element : null;
    const matrix = svg?.getScreenCTM?.();
    // The height of letters: they may be squeezed sideways.
    return matrix ? Math.hypot(matrix.c, matrix.d) : 1;
  };
  const where = (element) => {
    const thing = element.closest('[data-c]')?.getAttribute('data-c') ?? '';
    const classes = [];
    for (let one = element; one && classes.length < 4 && !one.matches(root); one = one.parentElement) {
      classes.push(
        [...one.classList].filter((name) => !/^(svelte-|s-\S{12})/.test(name)).join('.') || one.tagName.toLowerCase(),
      );
    }
    return `${classes.reverse().join(' > ')}${thing ? ` [${thing}]` : ''}`;
  };
  const clips = (style) => [style.overflowX, style.overflowY].some((one) => one === 'hidden' || one === 'clip');
  for (const top of document.querySelectorAll(root)) {
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent.trim();
      const element = node.parentElement;
      if (!text || !/[\p{L}\p{N}]/u.test(text) || element.closest('style, script, title, desc') || !shown(element))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // Squeezed letters are measured as they are drawn.
      const box = (element instanceof SVGElement ? element : range).getBoundingClientRect();
      if (!box.width || !box.height) continue;
      const size = parseFloat(getComputedStyle(element).fontSize) * scale(element);
      // A single letter is a name on a chart or a numeral: it is read as a number is.
      const least = /^[\p{N}\s.,:/+−×%()-]+$/u.test(text) ? number : word;
      if (size < least - 0.05) found.add(`${size.toFixed(1)} px: "${text.slice(0, 24)}" ${where(element)}`);
      for (let one = element; one && one !== top.parentElement; one = one.parentElement) {
        const style = getComputedStyle(one);
        if (!clips(style) || one instanceof SVGElement) continue;
        const frame = one.getBoundingClientRect();
        const over = Math.max(
          box.right - frame.right,
          frame.left - box.left,
          box.bottom - frame.bottom - 2,
          frame.top - box.top - 2,
        );
        const scrolls = [style.overflowX, style.overflowY].some((value) => value === 'auto' || value === 'scroll');
        if (over > 1 && !scrolls) found.add(`cut by ${over.toFixed(0)} px: "${text.slice(0, 24)}" ${where(element)}`);
        if (style.textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth + 1)
          found.add(`cut: "${text.slice(0, 24)}" ${where(element)}`);
        if (style.webkitLineClamp !== 'none' && one.scrollHeight > one.clientHeight + 2)
          found.add(`cut: "${text.slice(0, 24)}" ${where(element)}`);
      }
    }
    // What has to be scrolled to.
    for (const one of top.querySelectorAll('*')) {
      if (one instanceof SVGElement) continue;
      const style = getComputedStyle(one);
      const scrolls = (value) => value === 'auto' || value === 'scroll';
      if (scrolls(style.overflowY) && one.scrollHeight > one.clientHeight + 1)
        found.add(`scrolls by ${one.scrollHeight - one.clientHeight} px: ${where(one)}`);
      if (scrolls(style.overflowX) && one.scrollWidth > one.clientWidth + 1)
        found.add(`scrolls sideways by ${one.scrollWidth - one.clientWidth} px: ${where(one)}`);
      const box = one.getBoundingClientRect();
      if (box.width && (box.right > innerWidth + 1 || box.bottom > innerHeight + 1) && shown(one))
        found.add(`outside the window: ${where(one)}`);
    }
    // Drawings that stick out of a frame that cuts them.
    for (const one of top.querySelectorAll('svg')) {
      const box = one.getBoundingClientRect();
      if (!box.width || !shown(one)) continue;
      for (let frame = one.parentElement; frame && frame !== top; frame = frame.parentElement) {
        if (!(frame instanceof HTMLElement) || !clips(getComputedStyle(frame))) continue;
        const edge = frame.getBoundingClientRect();
        // What does not fit may be left out whole.
        if (box.top >= edge.bottom || box.left >= edge.right) continue;
        if (box.right > edge.right + 2 || box.left < edge.left - 2)
          found.add(
            `drawing cut by ${Math.max(box.right - edge.right, edge.left - box.left).toFixed(0)} px: ${where(one)}`,
          );
      }
    }
  }
  return [...found].sort();
}

/** Everything on the board that is too small or cut, in words. */
export const illegible = (page, { root = '.stage', word = 11, number = 12 } = {}) =>
  page.evaluate(faultsOfText, [root, word, number]);
