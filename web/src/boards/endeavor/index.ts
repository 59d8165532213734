import type { Components, View } from '../../lib/model';
import { t } from '../../lib/texts.svelte';
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import { building, card, picture, token } from './draw';
import { preview } from './effects';
import { buildingFacts, cardFacts, id, printed, type EndeavorView } from './printed';
import { ICONS, moveIcon } from './icons';
import { attempts } from './plans';
import { outline } from './words';

const PARTS: Readonly<Record<string, string>> = {
  tracks: 'politics',
  cities: 'city',
  connections: 'link',
  cards: 'draw',
  governor_slot: 'seal',
  university: 'build',
  harbor: 'person',
  slavery: 'broken',
  industry: 'industry',
  culture: 'culture',
  finance: 'finance',
  politics: 'politics',
};

/** A component as a picture of its own. */
function draw(component: string, components: Components): string | null {
  const found = components.get(component);
  if (!found) return null;
  if (component.startsWith('card:')) return picture(66, 88, card(cardFacts(components, component)));
  if (component.startsWith('token:')) return picture(48, 48, token(printed(components, component), 24, 24, 22));
  if (component.startsWith('building:')) {
    return picture(104, 78, building(id(component), buildingFacts(components, component), { name: '', seat: 0 }));
  }
  return null;
}

export default {
  Board,
  outline,
  groupBy: 'verb',
  attempts,
  preview,
  icons: ICONS,
  draw,
  moveIcon,
  seatInfo: (view: View, seat: number) => ({ passed: (view as EndeavorView).players[seat]?.passed ?? false }),
  progress: (plain: View) => {
    const view = plain as EndeavorView;
    return { at: view.round, of: view.rounds, label: t('en-round', { round: view.round }) };
  },
  counterIcon: (counter) => PARTS[counter] ?? null,
} satisfies BoardModule;
