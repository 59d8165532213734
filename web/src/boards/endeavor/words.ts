/** The board in words: labels for those who do not see it, and the text board. */
import type { Message, View } from '../../lib/model';
import { capital, name, once, player, say, t, word, type Speaker } from '../../lib/texts.svelte';
import type { Section } from '../board';
import {
  columns,
  glorySpaces,
  governorOf,
  nextStep,
  TRACKS,
  trackGlory,
  type City,
  type Connection,
  type Deck,
  type EndeavorView,
  type Region,
  type Track,
  type Trader,
} from './printed';

const isText = (part: string | null | undefined | false): part is string => Boolean(part);
const joined = (...parts: (string | null | undefined | false)[]): string => parts.filter(isText).join('; ');

/** A name in two lines: where it says `and`, or where there is little room. */
export function lines(text: string, narrow = false): string[] {
  const [first, second] = narrow ? text.split(' ') : text.split(/(?<= &) /);
  return text.length > (narrow ? 9 : 16) && first && second ? [first, second] : [text];
}

const told = once('en', (message: Message, speaker) => say(message, speaker));

/** What a component does, in the game's own words. */
export function textOf(component: string, speaker: Speaker): string {
  const text = speaker.components.get(component)?.text;
  return text ? told(text, speaker) : '';
}

function holder(owner: number | null, token: string | null, speaker: Speaker): string {
  if (owner !== null) return say({ key: 'en-view-held', args: { seat: `seat:${owner}` } }, speaker);
  return token ? say({ key: 'en-view-token', args: { token } }, speaker) : t('en-free');
}

/** The cities and what connects them. */
type Net = Pick<EndeavorView, 'cities' | 'connections'>;

export function cityWords(city: City, view: Net, speaker: Speaker): string {
  const links = view.connections
    .filter((link) => link.cities.includes(city.city))
    .map((link) => name(link.cities.find((one) => one !== city.city) ?? city.city, speaker));
  return joined(
    `${name(city.city, speaker)} (${name(city.region, speaker)}): ${holder(city.owner, city.token, speaker)}`,
    t('en-glory-of', { glory: city.glory }),
    links.length > 0 && `${t('en-connections')}: ${links.join(', ')}`,
  );
}

export function connectionWords(link: Connection, view: Net, speaker: Speaker): string {
  if (link.owner !== null) return `${name(link.connection, speaker)}: ${holder(link.owner, null, speaker)}`;
  const ends = link.cities.map((end) => {
    const owner = view.cities.find((city) => city.city === end)?.owner ?? null;
    return `${name(end, speaker)}: ${owner === null ? t('en-free') : player(owner, speaker)}`;
  });
  return joined(name(link.connection, speaker), ...ends, link.token && holder(null, link.token, speaker));
}

/** Who is there: markers of everybody. */
export function markers(region: Region, speaker: Speaker): string | null {
  const there = region.markers.flatMap((count, seat) => (count ? [`${player(seat, speaker)} ${count}`] : []));
  return there.length ? `${word('en-view-markers') ?? ''}: ${there.join(', ')}` : null;
}

function stateOf(region: Region): string {
  const filled = region.track.filter((space) => space.owner !== null).length;
  return (region.open ? word('en-view-open') : word('en-view-closed', { filled, spaces: region.track.length })) ?? '';
}

export function regionWords(region: Region, governor: number | null, speaker: Speaker): string {
  const next = region.next && region.track[region.next.space - 1]?.token;
  return joined(
    `${name(region.region, speaker)}: ${stateOf(region)}`,
    next &&
      word('en-view-space', { number: region.next!.space, spaces: region.track.length, token: name(next, speaker) }),
    region.next?.opens && word('en-view-opens'),
    markers(region, speaker),
    region.leader !== null && say({ key: 'en-view-leader', args: { seat: `seat:${region.leader}` } }, speaker),
    governor !== null && t('en-governor-of', { name: player(governor, speaker) }),
  );
}

export function deckWords(
  deck: Deck,
  region: Region,
  view: Pick<EndeavorView, 'seat' | 'abolished'>,
  speaker: Speaker,
): string {
  const [top] = deck.cards;
  const title = `${t('en-deck')} ${name(deck.deck, speaker)}`;
  if (!top) return `${title}: ${t(view.abolished && deck.deck === 'deck:slavery' ? 'en-abolished' : 'en-empty')}`;
  return joined(
    `${title}: ${word('en-view-top-card', { card: name(top, speaker), count: deck.cards.length }) ?? ''}`,
    textOf(top, speaker),
    view.seat !== null && word('en-view-own-markers', { count: region.markers[view.seat] ?? 0 }),
  );
}

/** `Industry 4: builds up to level 3; 3 more for level 4; 4 glory`. */
export function trackWords(track: Track, trader: Trader, speaker: Speaker): string {
  const { level, value } = trader.levels[track];
  const next = nextStep(columns(speaker.components, track), level);
  return joined(
    say({ key: 'en-view-track-level', args: { name: name(`track:${track}`, speaker), level, track, value } }, speaker),
    next && t('en-next-step', { more: next.more, value: next.value }),
    t('en-glory-of', { glory: trackGlory(glorySpaces(speaker.components), level) }),
  );
}

/** A card with where it lies, if that is not the usual place: on the slot, apart, turned over. */
export function cardWords(card: string, trader: Trader, speaker: Speaker): string {
  if (trader.turned.includes(card)) return `${word('en-view-turned') ?? ''}: ${name(card, speaker)}`;
  const text = textOf(card, speaker);
  if (trader.slot === card) return joined(say({ key: 'en-view-slot', args: { card } }, speaker), text);
  return joined(name(card, speaker), trader.free_card === card && t('en-free-card'), text);
}

export function buildingWords(building: string, trader: Trader | null, worker: boolean, speaker: Speaker): string {
  return joined(
    `${name(building, speaker)}${trader && worker ? ` (${t('en-worker')})` : ''}`,
    textOf(building, speaker),
  );
}

function traderSection(one: Trader, view: EndeavorView, speaker: Speaker): Section {
  const cards = one.cards.filter((card) => card !== one.slot);
  return {
    title: player(one.seat, speaker),
    lines: [
      joined(
        `${t('en-harbor')}: ${one.harbor}`,
        t('en-supply', { count: one.supply }),
        one.passed && t('en-passed'),
        `${word('en-view-points') ?? ''}: ${view.scores[one.seat]?.total ?? 0}`,
      ),
      ...TRACKS.map((track) => trackWords(track, one, speaker)),
      `${t('en-buildings')}: ${one.buildings
        .map((building) => `${name(building.building, speaker)}${building.worker ? ` (${t('en-worker')})` : ''}`)
        .join(', ')}`,
      `${t('en-cards')} (${one.counted}/${one.limit}): ${cards.map((card) => `${name(card, speaker)}${card === one.free_card ? ` (${t('en-free-card')})` : ''}`).join(', ') || '–'}`,
      one.slot ? cardWords(one.slot, one, speaker) : t('en-empty-slot', { glory: view.slot_glory }),
      ...one.turned.map((card) => cardWords(card, one, speaker)),
      `${t('en-tokens')}: ${
        Object.entries(one.tokens)
          .map(([token, count]) => `${count}× ${name(token, speaker)}`)
          .join(', ') || '–'
      }`,
    ],
  };
}

function regionSection(region: Region, view: EndeavorView, speaker: Speaker): Section {
  const space = (one: Region['track'][number]): string =>
    one.owner !== null ? player(one.owner, speaker) : one.token ? name(one.token, speaker) : t('en-free');
  const cities = view.cities.filter((city) => city.region === region.region);
  return {
    title: name(region.region, speaker),
    lines: [
      regionWords(region, governorOf(view, region.region), speaker),
      ...(region.track.length ? [`${t('en-shipping')}: ${region.track.map(space).join(', ')}`] : []),
      ...region.decks.map((deck) => deckWords(deck, region, view, speaker)),
      ...cities.map((city) => cityWords(city, view, speaker)),
    ],
    things: [region.region, ...region.decks.map((deck) => deck.deck), ...cities.map((city) => city.city)].map(
      (thing) => ({
        id: thing,
        name: thing.startsWith('deck:') ? `${t('en-deck')} ${name(thing, speaker)}` : name(thing, speaker),
      }),
    ),
  };
}

/** How many cards of Europe lie on the one that abolishes slavery; null where it is gone. */
export function beforeAbolition(view: EndeavorView, speaker: Speaker): number | null {
  const cards = view.regions[0]?.decks[0]?.cards ?? [];
  const at = cards.findIndex((card) => speaker.components.get(card)?.facts?.abolition === true);
  return at < 0 ? null : at;
}

function slaverySection(view: EndeavorView, speaker: Speaker): Section {
  const left = view.regions[0]?.decks.find((deck) => deck.deck === 'deck:slavery')?.cards.length ?? 0;
  const before = beforeAbolition(view, speaker);
  return {
    title: t('en-slavery'),
    lines: view.abolished
      ? [t('en-abolished')]
      : [t('en-allowed', { count: left }), ...(before === null ? [] : [t('en-abolition-in', { count: before })])],
  };
}

export function outline(plain: View, speaker: Speaker): Section[] {
  const view = plain as EndeavorView;
  const crown = view.crown === null ? '–' : player(view.crown, speaker);
  const sections: Section[] = [
    {
      title: t('en-round', { round: view.round }),
      lines: [word('en-view-moment', { round: view.round, phase: view.phase, crown }) ?? ''],
    },
    ...view.players.map((one) => traderSection(one, view, speaker)),
    ...view.regions.map((region) => regionSection(region, view, speaker)),
    { title: t('en-connections'), lines: view.connections.map((link) => connectionWords(link, view, speaker)) },
    slaverySection(view, speaker),
    {
      title: t('en-buildings'),
      lines: view.stacks.map(
        (stack) => `${name(stack.building, speaker)} ×${stack.left}: ${textOf(stack.building, speaker)}`,
      ),
      things: view.stacks.map((stack) => ({ id: stack.building, name: name(stack.building, speaker) })),
    },
  ];
  return sections.map((section) => ({ ...section, lines: section.lines.map(capital) }));
}
