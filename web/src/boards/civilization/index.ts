import type { Components, View } from '../../lib/model';
import { kindOf, short } from '../../lib/model';
import { name, t, type Speaker } from '../../lib/texts.svelte';
import type { BoardModule, Progress, SeatInfo } from '../board';
import { attempts } from './attempts';
import Board from './Board.svelte';
import { alone, at, building, person, wonder } from './draw';
import {
  facts,
  PHASES,
  type BuildingFacts,
  type CivilizationView,
  type PersonFacts,
  type WonderFacts,
} from './printed';
import { ICONS } from './icons';
import { outline } from './outline';
import { counterIcon, moveIcon, preview } from './play';

function seatInfo(plain: View, seat: number, speaker: Speaker): SeatInfo {
  const leader = (plain as CivilizationView).players[seat];
  return leader?.civ ? { people: name(leader.civ, speaker) } : {};
}

/** Where the turn is: its five phases. */
function progress(plain: View): Progress | null {
  const view = plain as CivilizationView;
  const phase = PHASES.indexOf(view.phase as (typeof PHASES)[number]);
  if (phase < 0) return null;
  return { at: phase + 1, of: PHASES.length, label: t('cv-turn', { turn: view.turn }) };
}

/** Markers and cards as pictures of their own. */
function draw(component: string, components: Components): string | null {
  const key = short(component);
  switch (kindOf(component)) {
    case 'building':
      return key === 'city-walls'
        ? alone(at(key, 4, 4, 32), 40)
        : alone(building(key, facts<BuildingFacts>(components, component)), 40);
    case 'wonder':
      return alone(wonder(key, facts<WonderFacts>(components, component)), 40);
    case 'person':
      return alone(person(key, facts<PersonFacts>(components, component).icons), 40);
    case 'government':
    case 'civ':
    case 'resource':
    case 'unit':
    case 'figure':
      return ICONS[key] ? alone(at(key, 2, 2, 36), 40) : null;
    default:
      return null;
  }
}

export default {
  Board,
  outline,
  groupBy: 'verb',
  attempts,
  preview,
  icons: ICONS,
  moveIcon,
  seatInfo,
  progress,
  draw,
  pad: () => import('./Pad.svelte'),
  counterIcon,
} satisfies BoardModule;
