/** Goes on by itself, one step at a time: what drives a replay and the playback of others' moves. */
export class Ticker {
  playing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `step` says whether there is more to come; the next one waits for it and for the pause. */
  start(step: () => boolean | Promise<boolean>, pause: () => number): void {
    this.stop();
    this.playing = true;
    const next = (): void => {
      this.#timer = setTimeout(() => {
        void Promise.resolve(step()).then((more) => {
          if (!this.playing) return;
          if (more) next();
          else this.playing = false;
        });
      }, pause());
    };
    next();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }
}
