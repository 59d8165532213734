/** One click: a table to play at once, or the first game of somebody who is new to it. */
import { api } from './api';
import { fittingLevel } from './levels';

export const BOT_NAMES = ['Hypatia', 'Solon', 'Aspasia', 'Imhotep', 'Zenobia', 'Ashoka'];

/** A table with bots of a fitting level and the game's own defaults. */
export async function playNow(game: string, seats: number, me: string): Promise<string> {
  await api.identified(me);
  const bot = fittingLevel(game);
  const opened = await api.open({
    game,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { kind: 'me' as const } : { kind: 'bot' as const, bot, name: BOT_NAMES[seat - 1] },
    ),
  });
  return opened.table.id;
}

interface Opening {
  seats: number;
  seed: number;
  options: Record<string, string | boolean>;
  /** Prepared answers by the kind of question, in the order it comes up. */
  answers: Record<string, string[]>;
}

export const OPENINGS: Record<string, Opening> = {
  'seven-wonders': {
    seats: 3,
    seed: 5,
    options: { sides: 'day' },
    answers: {},
  },
  'terra-mystica': { seats: 2, seed: 4, options: { setup: 'first_game' }, answers: {} },
  endeavor: { seats: 3, seed: 2, options: {}, answers: { choose_building: ['build shipyard', 'build market'] } },
  civilization: { seats: 2, seed: 6, options: {}, answers: {} },
  imperium: { seats: 2, seed: 3, options: { sides: 'A' }, answers: {} },
};

export function hasTour(game: string): boolean {
  return game in OPENINGS;
}

/** Open the table of a game's first game; returns its address. */
export async function startTour(game: string, me: string): Promise<string> {
  const opening = OPENINGS[game]!;
  await api.identified(me);
  const opened = await api.open({
    game,
    seed: opening.seed,
    options: opening.options,
    seats: Array.from({ length: opening.seats }, (_, seat) =>
      seat === 0
        ? { kind: 'me' as const }
        : { kind: 'bot' as const, bot: 'greedy', style: 'plain', name: BOT_NAMES[seat - 1] },
    ),
  });
  return `/table/${opened.table.id}?tour=1`;
}
