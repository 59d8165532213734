/** What pointing at a thing could mean, as texts of moves: their refusal says why nothing can be done. */
import type { Decision } from '../../lib/model';
import { kindOf, short } from '../../lib/model';

/** What pointing at a square means, by the kind of question; `S` stands for the square. */
const ON_SQUARE: Record<string, string[]> = {
  place_capital: ['capital S'],
  place_start_marker: ['put S'],
  place_start_figures: ['army S', 'scout S'],
  sot_action: ['found S scout', 'found S army', 'build S'],
  cm_action: ['build S', 'build S army', 'arts S', 'harvest S'],
  build_item: ['on S'],
  free_building_choice: ['on S'],
  place_great_person: ['on S'],
  relocate_figures: ['to S'],
  move_group: ['move S army:1', 'move S scout:1', 'to S', 'discover S'],
  event_targets: ['at S'],
};

/** What pointing at anything else means; `X` stands for the thing. */
const ON_THING: Record<string, string[]> = {
  tech: ['research X', 'learn X', 'use X', 'heal X'],
  event: ['event X', 'discard X', 'pay-event X', 'cancel-by X', 'give-event X'],
  deck: ['loot-event X', 'get-event X'],
  government: ['government X'],
  wonder: ['build @ X', 'item X', 'wonder X', 'obsolete X'],
  building: ['build @ X', 'free-building @ X', 'item X'],
  figure: ['build @ X', 'item X', 'figure X'],
  unit: ['build @ X', 'item X', 'deck X'],
  resource: ['harvest @ X', 'take X', 'pay X', 'loot X', 'give X', 'get X'],
  token: ['pay-token X', 'pick-token X', 'give-token X', 'loot-token X', 'get-token X'],
  person: ['place X'],
  civ: ['civ X'],
  card: ['play X', 'save X'],
  front: ['front X'],
  coins: ['coin X', 'destroy-coin X', 'steal-coin X'],
  seat: ['partner X', 'player X'],
  space: ['advance'],
  promise: ['promise X'],
};

/** Texts whose refusal says why nothing can be done with the thing. */
export function attempts(thing: string, decision: Decision): string[] {
  const kind = kindOf(thing);
  const name = short(thing);
  const verbs = new Set(decision.moves.map((move) => move.verb));
  if (kind === 'square') {
    const offered = [...verbs].filter((verb) =>
      decision.moves.some((move) => move.verb === verb && kindOf(move.args[0] ?? '') === 'square'),
    );
    const meant = ON_SQUARE[decision.kind] ?? [];
    return [...new Set([...meant.map((text) => text.replace('S', name)), ...offered.map((verb) => `${verb} ${name}`)])];
  }
  // An item is built somewhere: in the first city that still can.
  const city = decision.moves.find((move) => /^(build|arts)$/.test(move.verb))?.args[0] ?? '';
  const texts = (ON_THING[kind] ?? [])
    .filter((text) => !text.includes('@') || city)
    .map((text) => text.replace('X', name).replace('@', short(city)));
  // What is being asked comes first.
  return texts.sort((one, other) => Number(verbs.has(other.split(' ')[0]!)) - Number(verbs.has(one.split(' ')[0]!)));
}
