/** How large the screen is: a phone held upright has tabs where a desktop has columns. */
class Screen {
  narrow = $state(false);

  constructor() {
    const small = matchMedia('(max-width: 720px)');
    const read = (): void => void (this.narrow = small.matches);
    read();
    small.addEventListener('change', read);
  }
}

export const screen = new Screen();
