// Of all that is drawn in many positions of a game, nearly every click is answered.
import { expect, test } from 'vitest';
import { clicked } from './measures-clicks.mjs';
import { after } from './played.mjs';
import { opening } from './opening.mjs';

const house = opening();

// `SHARE=0/3` looks at every third of them.
const POSITIONS = 30;
const GAMES = [
  ['seven-wonders', { seats: 5, seed: 11 }],
  ['terra-mystica', { seats: 4, seed: 11 }],
  ['endeavor', { seats: 4, seed: 11 }],
  ['civilization', { seats: 4, seed: 11 }],
  ['imperium', { seats: 3, seed: 7 }],
];

test.each(GAMES)(
  'at least 95 %% of clicks move or say why not, with the rule: %s',
  // Civilization has hundreds of squares.
  { timeout: 2_400_000 },
  async (game, played) => {
    const all = { things: 0, answered: 0, silent: [] };
    const [first, step] = (process.env.SHARE ?? '0/1').split('/').map(Number);
    for (let i = first; i < POSITIONS; i += step) {
      const page = await house.resume(game, {}, played, after((i + 0.5) / POSITIONS));
      const found = await clicked(page);
      all.things += found.things;
      all.answered += found.answered;
      all.silent.push(...found.silent);
      await page.close();
    }
    const kinds = [...new Set(all.silent)];
    console.log(
      `${game}: ${all.answered} of ${all.things} things answered in ${POSITIONS / step} positions\n${kinds.slice(0, 20).join('\n')}`,
    );
    expect(all.things).toBeGreaterThan((POSITIONS / step) * 10);
    expect(all.answered / all.things).toBeGreaterThanOrEqual(0.95);
  },
);
