/** Which of the drawn things fly after a move, and from where. */

/** Nearer than this nothing has moved, only made room. */
const NEAR = 26;
/** So many at once is a page that is laid out anew, not a move. */
const CROWD = 14;

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What moved far enough to be seen flying; nothing where everything moved. */
export function moved(before: ReadonlyMap<string, Spot>, now: ReadonlyMap<string, Spot>): string[] {
  const far = [...now].filter(([name, spot]) => {
    const old = before.get(name);
    return old && Math.hypot(old.x - spot.x, old.y - spot.y) > NEAR;
  });
  return far.length > CROWD ? [] : far.map(([name]) => name);
}

/**
 * What is new, and where it came from. A piece is called `what@where`: one that came took off where another of its
 * kind is gone, the nearest.
 */
export function arrivals(before: ReadonlyMap<string, Spot>, now: ReadonlyMap<string, Spot>): Map<string, Spot | null> {
  const what = (name: string): string => name.split('@')[0]!;
  const fresh = [...now].filter(([name]) => !before.has(name));
  if (fresh.length > CROWD) return new Map();
  const gone = [...before].filter(([name]) => name.includes('@') && !now.has(name));
  return new Map(
    fresh.map(([name, spot]) => {
      const distance = ([, old]: [string, Spot]): number => Math.hypot(old.x - spot.x, old.y - spot.y);
      const alike = gone
        .filter(([other]) => what(other) === what(name))
        .sort((one, other) => distance(one) - distance(other));
      const nearest = alike[0];
      if (nearest) gone.splice(gone.indexOf(nearest), 1);
      return [name, nearest?.[1] ?? null] as const;
    }),
  );
}
