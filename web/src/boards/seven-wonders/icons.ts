/** The game's signs for the registry: goods, coins, shields, science, colours of cards, parts of the score. */
import { COLOR_SIGNS, GOODS, GROUNDS, SCIENCE } from './glyphs';

const goods = Object.fromEntries(
  Object.entries(GOODS).map(([kind, one]) => [
    kind,
    `<circle cx="12" cy="12" r="11.2" fill="${one.ground}" stroke="var(--icon-edge)" stroke-width=".8"/><path d="${one.path}" fill="none" stroke="${one.ink}" stroke-width="1.5" stroke-linejoin="round"/>`,
  ]),
);
const science = Object.fromEntries(
  Object.entries(SCIENCE).map(([symbol, d]) => [
    symbol,
    `<circle cx="12" cy="12" r="11.2" fill="#1f5c35" stroke="var(--icon-edge)" stroke-width=".8"/><path d="${d}" fill="none" stroke="#eaf6df" stroke-width="1.5" stroke-linejoin="round"/>`,
  ]),
);
const colors = Object.fromEntries(
  Object.entries(COLOR_SIGNS).map(([color, d]) => [
    `cards-${color}`,
    `<rect x="1.5" y="1.5" width="21" height="21" rx="4" fill="${GROUNDS[color]}" stroke="var(--icon-edge)" stroke-width=".8"/><path transform="translate(4 4)" d="${d}" fill="none" stroke="#fff" stroke-width="1.4"/>`,
  ]),
);
const SHIELD = 'M3.5 4.5C7 4.5 10 3.5 12 2c2 1.5 5 2.5 8.5 2.5 0 8-2.5 14-8.5 17.5-6-3.5-8.5-9.5-8.5-17.5z';

export const ICONS: Readonly<Record<string, string>> = {
  ...goods,
  ...science,
  ...colors,
  shields: `<path d="${SHIELD}" fill="#a62c2b" stroke="var(--icon-edge)" stroke-width=".8"/><path d="M8 8l8 8M16 8l-8 8" stroke="#ffe9dc" stroke-width="1.9"/>`,
  stage:
    '<path d="M12 3 22.5 20.5h-21z" fill="#c48a10" stroke="var(--icon-edge)" stroke-width="1"/><path d="M8 10h8M5 15h14" stroke="#4a3503" stroke-width="1.2"/>',
};

/** The sign of each part of the score. */
export const PART_ICONS: Readonly<Record<string, string>> = {
  wonder: 'stage',
  treasury: 'coin',
  military: 'shields',
  blue: 'cards-blue',
  yellow: 'cards-yellow',
  green: 'cards-green',
  purple: 'cards-purple',
};
