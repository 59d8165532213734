/** Look before the next picture, when the page is laid out anyway: once, however often it was asked for. */
export function beforePaint(look: () => void): { ask: () => void; cancel: () => void } {
  let frame = 0;
  return {
    ask() {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        look();
      });
    },
    cancel() {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
