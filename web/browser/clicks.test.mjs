// Of all that is drawn in many positions of a game, nearly every click is answered.
import { expect, test } from 'vitest';
import { clicked } from './measures-clicks.mjs';
import { after } from './played.mjs';
import { opening } from './opening.mjs';

const house = opening();

// Civilization has hundreds of squares: ten positions take as long as thirty elsewhere.
// `POSITIONS=30 SHARE=0/3` looks at every third of thirty.
const GAMES = [
  ['seven-wonders', 30, { seats: 5, seed: 11 }],
  ['terra-mystica', 30, { seats: 4, seed: 11 }],
  ['endeavor', 30, { seats: 4, seed: 11 }],
  ['civilization', 10, { seats: 4, seed: 11 }],
  ['imperium', 30, { seats: 3, seed: 7 }],
];

test.each(GAMES)(
  'at least 95 %% of clicks move or say why not, with the rule: %s',
  { timeout: 600_000 },
  async (game, most, played) => {
    const positions = Number(process.env.POSITIONS ?? most);
    const all = { things: 0, answered: 0, silent: [] };
    const [first, step] = (process.env.SHARE ?? '0/1').split('/').map(Number);
    for (let i = first; i < positions; i += step) {
      const page = await house.resume(game, {}, played, after((i + 0.5) / positions));
      const found = await clicked(page);
      all.things += found.things;
      all.answered += found.answered;
      all.silent.push(...found.silent);
      await page.close();
    }
    const kinds = [...new Set(all.silent)];
    console.log(
      `${game}: ${all.answered} of ${all.things} things answered in ${positions / step} positions\n${kinds.slice(0, 20).join('\n')}`,
    );
    expect(all.things).toBeGreaterThan((positions / step) * 10);
    expect(all.answered / all.things).toBeGreaterThanOrEqual(0.95);
  },
);
