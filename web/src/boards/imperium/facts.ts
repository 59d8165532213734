/** The view of Imperium, and what its cards say at a glance. */
import type { Arg, Component, Message, View } from '../../lib/model';

export interface Slot {
  component: string;
  unrest: boolean;
  tokens: Record<string, number>;
  exilable: boolean;
}

export interface InPlay {
  component: string;
  garrison: string[];
  exhausted: boolean;
  progress: number;
}

export interface Nation {
  seat: number;
  nation: string | null;
  side?: string;
  power: string | null;
  court: string | null;
  journey: string | null;
  quest: string | null;
  state: string;
  tokens: Record<string, number>;
  actions: number;
  exhausts: number;
  hand_limit: number;
  play: InPlay[];
  resolving: string[];
  power_exhausted: boolean;
  hand: { size: number; known: string[] };
  deck: (string | null)[];
  discard: string[];
  history?: { size: number; known: string[] };
  sunken?: { size: number; known: string[] };
  nation_deck: (string | null)[];
  accession: string | null;
  developments: { component: string; cost: Record<string, number> }[];
}

export interface ImperiumView extends View {
  round: number;
  active: number;
  last_round: number | null;
  collapsed: boolean;
  market: (Slot | null)[];
  decks: Record<string, number>;
  fame: { cards: (string | null)[]; king: string };
  unrest: number;
  exile: string[];
  players: Nation[];
  hand: string[];
  effects: (string | null)[];
}

/** What is printed on a card, for the drawing. */
export interface Face {
  suits: string[];
  icons: { icon: string; count: number }[];
  /** Pinned, attack, free play. */
  flags: string[];
  state: string | null;
  /** Points: a number, or a star where the text says how many. */
  points: string | null;
  lines: { lead: string; text: Message }[];
}

/** Signs before what a card does, by the kind of its text. */
const LEADS: Record<string, string> = {
  'im-text-play': '▶',
  'im-text-exhaust': '⟳',
  'im-text-exhaust-when': '⟳',
  'im-text-passive': '∞',
  'im-text-solstice': '☀',
  'im-text-gained': '✚',
};

const isMessage = (value: Arg | undefined): value is Message =>
  typeof value === 'object' && !Array.isArray(value);

export function face(component: Component | undefined): Face {
  const facts = component?.facts ?? {};
  const text = component?.text;
  const body = isMessage(text?.args?.body) ? text.args.body : text;
  const parts = Array.isArray(body?.args?.parts) ? body.args.parts : [];
  const points = facts.points as { kind: string; n: number } | undefined;
  return {
    suits: (facts.suits as string[] | undefined) ?? [],
    icons: Object.entries((facts.icons as Record<string, number> | undefined) ?? {}).map(
      ([icon, count]) => ({ icon, count }),
    ),
    flags: ['pinned', 'attack', 'free_play'].filter((flag) => facts[flag]),
    state: (facts.state as string | null | undefined) ?? null,
    points: !points || points.kind === 'none' ? null : points.kind === 'fixed' ? `${points.n}` : '★',
    lines: parts
      .filter((part) => part.key !== 'im-vp-fixed')
      .map((part) => {
        const effect = part.args?.effect;
        const bare = part.key in LEADS && part.key !== 'im-text-exhaust-when' && isMessage(effect);
        return { lead: LEADS[part.key] ?? (part.key.startsWith('im-vp') ? '★' : '!'), text: bare ? effect : part };
      }),
  };
}

/** Icons and flags of cards, drawn on a grid of 16. */
export const SIGNS: Record<string, string> = {
  bag: 'M5 6c-2 2-3 4-3 5.5C2 14 4 14.5 8 14.5s6-.5 6-3C14 10 13 8 11 6zM5 6h6M6 6 5 2h6l-1 4',
  wheat:
    'M8 15V5c-1.3-1.2-1.3-2.6 0-4 1.3 1.4 1.3 2.8 0 4M8 8.5C6 8.5 5 7.5 5 5.5c2 0 3 1 3 3 2 0 3-1 3-3-2 0-3 1-3 3M8 12c-2 0-3-1-3-3 2 0 3 1 3 3 2 0 3-1 3-3-2 0-3 1-3 3',
  drop: 'M8 1.5c3 4 4.5 6 4.5 8.5a4.5 4.5 0 0 1-9 0C3.5 7.5 5 5.5 8 1.5z',
  pinned: 'M6 2h4v4l2 3H4l2-3zM8 9v5',
  attack: 'M2.5 2.5 11 11M13.5 2.5 5 11M3 14l3-3-1.5-1.5M13 14l-3-3 1.5-1.5',
  free_play: 'M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 0 1 8 1.8zM6.3 5l4.5 3-4.5 3z',
};

/** Suits: a colour and a sign on a grid of 16. */
export const SUITS: Record<string, { fill: string; sign: string }> = {
  region: { fill: '#5e7a3a', sign: 'M1 13 6 4l3 5 2-3 4 7z' },
  uncivilised: { fill: '#9a5a2c', sign: 'M8 2c3 3 4.5 5 4.5 7.5a4.5 4.5 0 0 1-9 0C3.5 7.5 5 7 5.5 5.5 7 6.5 7.5 4 8 2z' },
  civilised: { fill: '#2d5f9a', sign: 'M2 6l6-4 6 4zM4 6.5V12M8 6.5V12M12 6.5V12M2 13.5h12' },
  tributary: { fill: '#86600a', sign: 'M3 13V6l5-3 5 3v7zM6 13V9h4v4' },
  fame: { fill: '#8b3f7a', sign: 'M8 1.5l2 4.3 4.6.5-3.5 3.1 1 4.6L8 11.6 3.9 14l1-4.6L1.4 6.3 6 5.8z' },
  unrest: { fill: '#8f2a24', sign: 'M9 1 4 9h3l-1 6 6-9H9z' },
  power: { fill: '#3d3a44', sign: 'M3 12V5l2.5 3L8 4l2.5 4L13 5v7z' },
  scroll: { fill: '#7a6a3a', sign: 'M4 2h8v9.5A2.5 2.5 0 0 1 9.5 14H3.5A2.5 2.5 0 0 0 6 11.5V4M8 5h2M8 8h2' },
  '': { fill: '#6a6558', sign: 'M3 2h10v6c0 3.4-2.4 5.4-5 6.4C5.4 13.4 3 11.4 3 8z' },
};

/** Tokens: materials, population, progress. */
export const TOKENS: Record<string, { fill: string; sign: string }> = {
  materials: { fill: '#a86a1c', sign: 'M2 6l6-3 6 3v5l-6 3-6-3zM2 6l6 3 6-3M8 9v5' },
  population: { fill: '#7c3d70', sign: 'M8 2a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM3 14c0-4 2-6 5-6s5 2 5 6z' },
  progress: { fill: '#2f6f5e', sign: 'M8 2l1.8 4.2L14 8l-4.2 1.8L8 14l-1.8-4.2L2 8l4.2-1.8z' },
};
