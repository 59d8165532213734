/** Bots in words: their level, and their style where the game knows one. */
import type { SeatModel } from './api-types';
import { library } from './library.svelte';
import { NOBODY, say, t } from './texts.svelte';

/** `Greedy` and `quick rules of thumb`. */
export function levelWords(level: string): [name: string, text: string] {
  const found = library.about?.bots.find((one) => one.name === level);
  const [name = level, text = ''] = found ? say(found.label, NOBODY).split(': ') : [level];
  return [name, text];
}

/** `scientist`; nothing for a plain bot. */
export function styleName(game: string, style: string | null): string {
  const found = library.game(game)?.styles.find((one) => one.name === style);
  return found ? say(found.label, NOBODY) : '';
}

/** `Greedy, scientist`; nothing for a person. */
export function botWords(game: string, { bot, style }: Pick<SeatModel, 'bot' | 'style'>): string {
  if (!bot) return '';
  const [level] = levelWords(bot);
  const styled = styleName(game, style);
  return styled ? t('bot-styled', { level, style: styled }) : level;
}

/** What a player leads, and the style of a bot: `Rhodes · warrior`. */
export function peopleWords(game: string, people: string | undefined, { style }: Pick<SeatModel, 'style'>): string {
  return [people, styleName(game, style)].filter(Boolean).join(' · ');
}
