/** What the shell and a board agree on. A board draws; it knows no rule. */
import type { Component as SvelteComponent } from 'svelte';
import type { Components, Decision, Move, View } from '../lib/model';
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
  pick: (id: string) => void;
}

/** A part of the board in words. */
export interface Section {
  title: string;
  lines: string[];
  /** Things in it that can be pointed at. */
  things?: { id: string; name: string }[];
}

/** A coin, a resource, a symbol beside a choice. */
export interface Preview {
  cost: string[];
  gain: string[];
}

export interface BoardModule {
  Board: SvelteComponent<BoardProps>;
  /** The whole board as text: the same things in the same order as in the drawing. */
  outline: (view: View, speaker: Speaker) => Section[];
  /** Whether choices are listed under the thing they are about or under what is done. */
  groupBy: 'thing' | 'verb';
  /** What pointing at something would mean, as move texts, to ask why it is not allowed. */
  attempts?: (id: string, decision: Decision) => string[];
  /** Whether a word of a move is spelled out; what the preview says need not be said twice. */
  isShown?: (arg: string) => boolean;
  /** What a choice costs and brings. */
  preview?: (move: Move, view: View, speaker: Speaker) => Preview;
}

const NOTHING: ReadonlySet<string> = new Set();

/** The same board without anything to point at: for places where a move's thing only lies too. */
export function still(props: BoardProps): BoardProps {
  return { ...props, targets: NOTHING, picks: [] };
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
