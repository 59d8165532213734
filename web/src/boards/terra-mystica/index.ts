import type { Components, Decision, Message, Move, View } from '../../lib/model';
import { kindOf, short } from '../../lib/model';
import { name, t, type Speaker } from '../../lib/texts.svelte';
import type { BoardModule, Preview, Progress, SeatInfo } from '../board';
import { ICONS } from './art/icons';
import * as art from './art/tiles';
import Board from './Board.svelte';
import { inSigns } from './log';
import { tileFacts, type MysticaView } from './printed';
import { attempts, counterIcon, moveIcon, preview } from './play';
import { seen } from './seen';
import { outline } from './words';

function tries(id: string, decision: Decision): string[] {
  const table = seen();
  return table ? attempts(id, decision, table.view, table.speaker) : [];
}

/** The scoring tiles work by themselves. */
const purpose = (id: string): Message | null =>
  kindOf(id) === 'scoring' ? { key: 'shell-tm-scoring', rule: 'TM-3.3' } : null;

const COLOURS: Record<string, string> = {
  black: '#4a4652',
  brown: '#8d5c2f',
  yellow: '#e8b62a',
  blue: '#2f74b8',
  green: '#2f7a33',
  gray: '#9aa2a9',
  red: '#c2412e',
};

function seatInfo(plain: View, seat: number, speaker: Speaker): SeatInfo {
  const one = (plain as MysticaView).players[seat];
  if (!one?.faction) return {};
  return { colour: COLOURS[one.colour], people: name(one.faction, speaker), passed: one.passed };
}

function progress(plain: View): Progress {
  const view = plain as MysticaView;
  const label = view.round ? t('tm-round', { round: view.round, rounds: view.rounds }) : t('tm-setup');
  return { at: view.round, of: view.rounds, label };
}

const DRAWN: Record<string, { box: readonly [number, number]; face: (facts: ReturnType<typeof tileFacts>) => string }> =
  {
    bonus: { box: art.BONUS_BOX, face: art.bonus },
    favor: { box: art.FAVOR_BOX, face: art.favor },
    town: { box: art.TOWN_BOX, face: art.town },
    scoring: { box: art.SCORING_BOX, face: art.scoring },
  };

/** A tile in its own picture, for its card. */
function draw(id: string, components: Components): string | null {
  const code = short(id);
  const drawn = DRAWN[kindOf(id)];
  const [[w, h], body] = drawn
    ? [drawn.box, drawn.face(tileFacts(components, id))]
    : kindOf(id) === 'action'
      ? /^ACT\d/.test(code)
        ? [art.POWER_BOX, art.powerAction(tileFacts(components, id))]
        : [art.SPECIAL_BOX, art.special(code)]
      : [[0, 0] as const, ''];
  return body
    ? `<svg class="tm" viewBox="-2 -2 ${w + 4} ${h + 4}" width="${w * 1.6}" height="${h * 1.6}">${body}</svg>`
    : null;
}

export default {
  Board,
  outline,
  groupBy: 'verb',
  attempts: tries,
  purpose,
  preview: (move: Move, view: View, speaker: Speaker): Preview => preview(move, view as MysticaView, speaker),
  icons: ICONS,
  moveIcon,
  seatInfo,
  progress,
  draw,
  counterIcon,
  inSigns,
} satisfies BoardModule;
