/** What the shell and a board agree on. A board draws; it knows no rule. */
import type { Component as SvelteComponent } from 'svelte';
import type { IconSet } from '../lib/icons/registry.svelte';
import type { Components, Decision, Message, Move, Score, View } from '../lib/model';
import type { Speaker } from '../lib/texts.svelte';

export interface BoardProps {
  view: View;
  components: Components;
  speaker: Speaker;
  decision: Decision | null;
  /** Component ids and words that a legal move names. */
  targets: ReadonlySet<string>;
  /** What has been pointed at so far. */
  picks: readonly string[];
  /** What has changed since the viewer's last move. */
  fresh: ReadonlySet<string>;
  /** Point at a thing; the menu opens at the element, or where the thing is drawn. */
  pick: (id: string, at?: Element) => void;
  /** Play a move that is drawn on the board itself, or put it up for confirmation. */
  choose?: (move: Move) => void;
}

/** A part of the board in words. */
export interface Section {
  title: string;
  lines: string[];
  /** Things in it that can be pointed at. */
  things?: { id: string; name: string }[];
}

/** So much of something: a number before its icon. */
export interface Amount {
  /** An id of the icon registry. */
  icon: string;
  /** A number, `3/turn`, or null where the icon says it all. */
  amount: number | string | null;
  /** How much of it the player lacks. */
  missing?: number;
  /** What it is called, where the texts have no `icon-<id>`. */
  name?: string;
}

/** What a choice costs and brings; words where there is no icon. */
export interface Preview {
  cost: (Amount | string)[];
  gain: (Amount | string)[];
  /** What else it changes: income, neighbours who may react. */
  notes?: string[];
}

/** What the bar says of a player beside name and points. */
export interface SeatInfo {
  /** The colour of the player's pieces, where it is not the seat's. */
  colour?: string;
  /** Faction, nation, wonder. */
  people?: string;
  passed?: boolean;
  /** A short word on the state: next turn order, wounded. */
  note?: string;
}

/** How far the game is: the pips of the bar. */
export interface Progress {
  /** Rounds begun; 0 before the first. */
  at: number;
  of: number;
  /** `Round 4`, `Age II`. */
  label: string;
}

/** What a score pad of the game's own shows. */
export interface PadProps {
  view: View;
  scores: Score[];
  winners: number[];
  speaker: Speaker;
}

export interface BoardModule {
  Board: SvelteComponent<BoardProps>;
  /** The whole board as text: the same things in the same order as in the drawing. */
  outline: (view: View, speaker: Speaker) => Section[];
  /** Whether choices are listed under the thing they are about or under what is done. */
  groupBy: 'thing' | 'verb';
  /** What pointing at something would mean, as move texts, to ask why it is not allowed. */
  attempts?: (id: string, decision: Decision) => string[];
  /** What a thing is for that no move ever names, with its rule. */
  purpose?: (id: string) => Message | null;
  /** Whether a word of a move is spelled out; what the preview says need not be said twice. */
  isShown?: (arg: string) => boolean;
  /** What a choice costs and brings. */
  preview?: (move: Move, view: View, speaker: Speaker) => Preview;
  /** The game's icons, for its board and for the shell around it. */
  icons?: IconSet;
  /** The icon before a choice: an id of the registry. */
  moveIcon?: (move: Move, view: View) => string | null;
  seatInfo?: (view: View, seat: number, speaker: Speaker) => SeatInfo;
  progress?: (view: View, speaker: Speaker) => Progress | null;
  /** A component as `svg` markup of its own, for its card; null where it has no picture. */
  draw?: (id: string, components: Components, view: View | null) => string | null;
  /** A line of the log whose changes are signs: its words without them, and the signs. */
  inSigns?: (message: Message) => { words: Message; changes: Amount[] } | null;
  /** The icon of a counter in `changes` and of a part of the score. */
  counterIcon?: (counter: string) => string | null;
  /** What the score would be now, in a game that counts at its end only, and a word on what is known of it. */
  forecast?: (view: View) => { scores: Score[]; note: string } | null;
  /** The game's own score pad for the end, in the place of the plain table. */
  pad?: () => Promise<{ default: SvelteComponent<PadProps> }>;
}

/** No things. */
export const NOTHING: ReadonlySet<string> = new Set();

/** The same board with other values in some places; whoever reads one is told only of changes of that one. */
export function instead(props: BoardProps, other: Partial<BoardProps>): BoardProps {
  return Object.create(props, Object.getOwnPropertyDescriptors(other)) as BoardProps;
}

/** The same board without anything to point at: for places where a move's thing only lies too. */
export function still(props: BoardProps): BoardProps {
  return instead(props, { targets: NOTHING, picks: [] });
}

/** Attributes of a drawn thing, so that a mouse, a finger, a key and a screen reader can use it. */
export function target(props: BoardProps, id: string, label: string): Record<string, unknown> {
  const legal = props.targets.has(id);
  const picked = props.picks.includes(id);
  return {
    'data-c': id,
    class: {
      legal,
      picked,
      fresh: props.fresh.has(id),
    },
    role: legal || picked ? 'button' : 'img',
    tabindex: legal || picked ? 0 : undefined,
    'aria-pressed': picked ? true : undefined,
    'aria-label': label,
  };
}
