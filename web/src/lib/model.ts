/** The words of the engine as the client uses them. */
import type { ComponentModel, DecisionModel, EventModel, MoveModel, ScoreModel, Text } from './api-types';

export type Message = Text;
export type Move = MoveModel;
export type Decision = DecisionModel;
export type LogLine = EventModel;
export type Score = ScoreModel;
export type Arg = number | string | Message | Message[];
export type Component = ComponentModel;
export type Components = Map<string, Component>;

/** What every game's view has; the rest belongs to the game's own board. */
export interface View {
  game: string;
  seats: number;
  seat: number | null;
  over: boolean;
  waiting: number[];
  answered: number[];
  [part: string]: unknown;
}

/** A component id without its kind: `card:temple` is `temple` in a move's text. */
export function short(id: string): string {
  const at = id.indexOf(':');
  return at < 0 ? id : id.slice(at + 1);
}

export function kindOf(id: string): string {
  const at = id.indexOf(':');
  return at < 0 ? '' : id.slice(0, at);
}
