import type { Components, View } from '../../lib/model';
import { name, t, type Speaker } from '../../lib/texts.svelte';
import { emblem } from '../art/emblems';
import { INK } from '../art/pen';
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import { face, isLeader, nationName, vignette, type ImperiumView } from './printed';
import { COUNTERS, ICONS, PARTS } from './icons';
import { attempts, moveIcon, preview } from './play';
import { outline } from './words';

/** A component as a picture of its own. */
function draw(id: string, components: Components): string | null {
  const body = id.startsWith('card:')
    ? vignette(face(components.get(id)))
    : id.startsWith('nation:')
      ? emblem(nationName(id))
      : '';
  return (
    body &&
    `<svg viewBox="0 0 120 80" width="180" height="120" stroke="${INK}" stroke-linejoin="round" stroke-linecap="round">${body}</svg>`
  );
}

export default {
  Board,
  outline,
  groupBy: 'verb',
  attempts,
  preview,
  icons: ICONS,
  draw: (id, components) => draw(id, components) || null,
  moveIcon,
  seatInfo: (plain: View, seat: number, speaker: Speaker) => {
    const one = (plain as ImperiumView).players[seat];
    return one?.nation ? { people: name(one.nation, speaker) } : {};
  },
  progress: (plain: View) => {
    const view = plain as ImperiumView;
    if (!view.round) return null;
    return { at: view.round, of: view.last_round ?? view.round + 1, label: t('im-round', { round: view.round }) };
  },
  forecast: (plain: View) => {
    const { players } = plain as ImperiumView;
    const scores = players.flatMap((one) => (isLeader(one) ? [one.forecast] : []));
    return scores.length === players.length ? { scores, note: t('im-forecast-note') } : null;
  },
  pad: () => import('./Pad.svelte'),
  counterIcon: (counter) => PARTS[counter] ?? COUNTERS[counter] ?? null,
} satisfies BoardModule;
