/** Things of the board in words: for screen readers, and for what a picture cannot say. */
import { capital, maybe, name, player, t, word, type Speaker } from '../../lib/texts.svelte';
import { id, ways, type City, type CivilizationView, type Effect, type Leader, type Square } from './printed';

/** Abilities in the game's own words. */
export function effectWords(effects: readonly Effect[]): string {
  return effects
    .map((effect) =>
      capital(word(`cv-ability-${effect.effect.replaceAll('_', '-')}`, { amount: effect.amount ?? 0 }) ?? ''),
    )
    .join(' · ');
}

/** The combat bonus of the capital, `–` where it has fallen. */
export function defence(leader: Leader): string {
  const capital = leader.cities.find((city) => city.capital);
  return capital ? `+${capital.defence}` : '–';
}

export function cityLabel(city: City): string {
  const parts = [
    `${id(city.square)}, ${t(city.capital ? 'cv-capital' : 'cv-city')}`,
    t('cv-yields', { production: city.production, trade: city.trade, culture: city.culture }),
    t('cv-defence', { amount: city.defence }),
  ];
  if (city.walled) parts.push(t('cv-walled'));
  parts.push(t('cv-actions', { count: city.actions }));
  return parts.join(', ');
}

export function leaderLabel(leader: Leader, speaker: Speaker): string {
  const { culture, techs, coins } = ways(leader);
  return [
    player(leader.seat, speaker),
    leader.civ ? name(leader.civ, speaker) : '',
    t('cv-ways', {
      culture: `${culture.have}/${culture.need}`,
      techs: `${techs.have}/${techs.need}`,
      coins: `${coins.have}/${coins.need}`,
      capital: defence(leader),
    }),
    name(leader.government, speaker),
  ]
    .filter(Boolean)
    .join(', ');
}

/** What an icon is called; a component's icon has the component's name. */
export function iconWord(icon: string, count = 1, speaker?: Speaker): string {
  const own = maybe(`cv-icon-${icon}`, { count });
  if (own !== null || !speaker) return own ?? '';
  const kind = ['resource', 'building', 'government', 'unit', 'figure', 'token', 'wonder', 'person'].find((one) =>
    speaker.components.has(`${one}:${icon}`),
  );
  return kind ? name(`${kind}:${icon}`, speaker) : '';
}

function yieldWords(square: Square): string {
  return Object.entries(square.yields ?? {})
    .map(([icon, amount]) => `${iconWord(icon, amount)} ${amount}`)
    .join(', ');
}

/** `Turn 3`; the set-up comes before the first. */
export const turnWords = (turn: number): string => (turn ? t('cv-turn', { turn }) : t('cv-phase-set-up'));

/** Everything that is seen on a square. */
export function squareLabel(square: Square, view: CivilizationView, speaker: Speaker): string {
  const owner = view.players.find((one) => one.cities.some((city) => city.id === square.city));
  const city = owner?.cities.find((one) => one.id === square.city);
  const parts = [name(square.id, speaker), t(`cv-terrain-${square.terrain}`)];
  if (square.centre && city && owner) parts.push(cityLabel(city), player(owner.seat, speaker));
  else if (owner) parts.push(`${t('cv-outskirts')} (${player(owner.seat, speaker)})`);
  if (square.resource) parts.push(name(square.resource, speaker));
  if (square.marker) parts.push(name(square.marker, speaker));
  if (square.token) parts.push(name(square.token, speaker));
  if (square.yields && Object.keys(square.yields).length) parts.push(yieldWords(square));
  if (square.blocked) parts.push(t('cv-blocked'));
  if (view.locked.includes(square.id)) parts.push(iconWord('locked'));
  for (const group of [square.figures, square.arriving]) {
    if (group)
      parts.push(`${player(group.seat, speaker)}: ${t('cv-figures', { armies: group.army, scouts: group.scout })}`);
  }
  return parts.join(', ');
}
