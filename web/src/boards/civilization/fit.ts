/** Names in little room: at most two lines of full height, squeezed sideways where they are too long. */
const EM = 0.5;

export interface Line {
  text: string;
  /** The width to squeeze it to; null where it has room. */
  width: number | null;
}

function squeeze(text: string, size: number, room: number): Line {
  return { text, width: text.length * size * EM > room ? room : null };
}

/** Where the longer half is shortest. */
export function fit(name: string, room: number, size = 11, lines = 2): Line[] {
  const words = name.split(' ');
  if (lines < 2 || words.length < 2 || name.length * size * EM <= room) return [squeeze(name, size, room)];
  let best = ['', name];
  for (let i = 1; i < words.length; i++) {
    const halves = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    if (Math.max(...halves.map((one) => one.length)) < Math.max(...best.map((one) => one.length))) best = halves;
  }
  return best.map((one) => squeeze(one, size, room));
}
