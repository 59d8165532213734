/** The game's signs for the registry: a grid of 24, each in its own colour in both themes. */
import { short, type Move } from '../../lib/model';
import { house, piece, token } from './draw';
import { TRACKS, type Printed, type Track } from './printed';
import { HOUSES, SIGNS } from './signs';

const COLOURS: Readonly<Record<string, string>> = {
  industry: 'light-dark(#9c4322, #e08a63)',
  culture: 'light-dark(#74407a, #c891cf)',
  finance: 'light-dark(#806003, #e0bb4e)',
  politics: 'light-dark(#2a5a8c, #86b4e4)',
  glory: 'light-dark(#8a5704, #efbc59)',
  seal: 'light-dark(#9a2f22, #ef8a78)',
};
const ACTING = 'light-dark(#234a68, #a5cbe4)';
const ACTIONS = ['ship', 'occupy', 'attack', 'payment', 'draw'];

const enlarged = (drawn: string, colour: string): string =>
  `<g transform="scale(1.5)" style="color:${colour};--cut:var(--surface)">${drawn}</g>`;

const single = (track: Track): Printed => ({ development: { [track]: 1 }, glory: 0, action: null });
const acting = (...of: ('ship' | 'occupy' | 'attack' | 'payment' | 'draw')[]): Printed => ({
  development: {},
  glory: 0,
  action: { mode: of.length > 1 ? 'choose_one' : 'single', of },
});
const TOKENS: Readonly<Record<string, Printed>> = {
  ...Object.fromEntries(TRACKS.map((track) => [track, single(track)])),
  attack: acting('attack'),
  payment: acting('payment'),
  ship_or_draw: acting('ship', 'draw'),
  occupy_or_draw: acting('occupy', 'draw'),
};

export const ICONS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(SIGNS).map(([name, drawn]) => [
      name,
      enlarged(drawn, COLOURS[name] ?? (ACTIONS.includes(name) ? ACTING : 'currentColor')),
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(HOUSES).map((id) => [
      `building-${id}`,
      house(id, 0, 3, 24, 'light-dark(#2b2620, #f3e6c8)', 'light-dark(#e2cc98, #7a6a44)'),
    ]),
  ),
  ...Object.fromEntries(Object.entries(TOKENS).map(([kind, facts]) => [`token-${kind}`, token(facts, 12, 12, 10.5)])),
  ...Object.fromEntries([0, 1, 2, 3, 4].map((seat) => [`population-${seat}`, piece(seat, 12, 12, 19)])),
};

const VERBS: Readonly<Record<string, string>> = {
  pass: 'anchor',
  stop: 'anchor',
  ship: 'ship',
  occupy: 'occupy',
  attack: 'attack',
  draw: 'draw',
  return: 'payment',
  discard: 'draw',
  slot: 'seal',
};

/** The icon before a choice. */
export function moveIcon(move: Move): string | null {
  const [thing = ''] = move.args;
  if (move.verb === 'choose') return short(thing);
  if (['activate', 'build', 'use'].includes(move.verb)) return thing.replace(':', '-');
  return VERBS[move.verb] ?? null;
}
