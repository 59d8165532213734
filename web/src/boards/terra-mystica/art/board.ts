/** Parts of a faction board: the wheel of terrains and the three bowls of power. */
import { icon, moved, text } from './svg';

export const WHEEL_BOX = [100, 100] as const;

/** The terrains from one's home, on top, with the spades that each costs. */
export function wheelArt(terrains: readonly string[], spades: (terrain: string) => number): string {
  const discs = terrains.map((terrain, i) => {
    const angle = -Math.PI / 2 + (i * 2 * Math.PI) / terrains.length;
    const [x, y] = [36 * Math.cos(angle), 36 * Math.sin(angle)];
    const size = i ? 27 : 34;
    const number = spades(terrain);
    return (
      icon(`disc-${terrain}`, x - size / 2, y - size / 2, size) +
      (i ? text(x, y + 5.5, number, { size: 16, weight: 800, anchor: 'middle', fill: '#2b2620', rim: '#fff8e8' }) : '')
    );
  });
  return moved(50, 52, `<circle r="36" fill="none" stroke="var(--line-strong)" stroke-width="1.2"/>${discs.join('')}`);
}

export const BOWLS_BOX = [150, 44] as const;

/** Tokens go from I to II to III; only those in III can be spent. The round top of a bowl holds the short row. */
export function bowlsArt(bowls: readonly number[]): string {
  return bowls
    .map((amount, i) => {
      const perRow = amount > 8 ? 5 : amount > 3 ? 4 : 3;
      const size = amount > 8 ? 7 : amount > 3 ? 8 : 10;
      const rows = Math.ceil(amount / perRow);
      let tokens = '';
      for (let k = 0; k < amount; k++) {
        const line = Math.floor(k / perRow);
        const inLine = Math.min(perRow, amount - line * perRow);
        tokens += icon(
          'power',
          22 - (inLine * size) / 2 + (k % perRow) * size,
          14 + rows * size * 0.5 - (line + 1) * size,
          size,
        );
      }
      const third = i === 2;
      return moved(
        i * 53,
        0,
        `<ellipse cx="22" cy="22" rx="21.5" ry="21" fill="var(--bowl${i + 1})" stroke="var(--bowl-edge)" stroke-width="${third ? 2.4 : 1.2}"/><g class="tokens">${tokens}</g>` +
          text(22, 38.5, amount, {
            size: 15,
            weight: 800,
            anchor: 'middle',
            fill: third ? 'var(--bowl3-ink)' : 'var(--bowl-ink)',
          }) +
          (third ? '' : '<path d="M44.5 22h6.5m-3-3 3 3-3 3" fill="none" stroke="var(--ink-2)" stroke-width="1.5"/>'),
      );
    })
    .join('');
}
