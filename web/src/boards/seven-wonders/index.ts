import type { Components, Decision, Move, View } from '../../lib/model';
import { kindOf, short } from '../../lib/model';
import { name, player, say, t, word, type Speaker } from '../../lib/texts.svelte';
import { INK } from '../art/pen';
import type { Amount, BoardModule, Preview, Section } from '../board';
import Board from './Board.svelte';
import { byColor, cardFacts, cardScene, COLORS, marks, type Per, type Player, type WondersView } from './printed';
import { ICONS, PART_ICONS } from './icons';
import { conflict, payment } from './prices';

const COUNTERS: Readonly<Record<string, string>> = {
  coins: 'coin',
  shields: 'shields',
  stages: 'stage',
  points: 'points',
};

const good = (resource: string): string => word('sw-resource', { resource }) ?? resource;

function goods(symbols: string[][]): string {
  return symbols.map((symbol) => symbol.map(good).join('/')).join(', ');
}

function costText(cost: Record<string, number>): string {
  return Object.entries(cost)
    .filter(([, units]) => units)
    .map(([kind, units]) => `${units}× ${kind === 'coins' ? t('sw-coin') : good(kind)}`)
    .join(', ');
}

function city(one: Player, view: WondersView, speaker: Speaker): Section {
  const groups = byColor(speaker.components, one.city);
  const lines = [
    `${one.wonder ? name(one.wonder, speaker) : '–'}${one.side ? `, ${t(`sw-side-${one.side}`)}` : ''}`,
    `${t('sw-coins', { count: one.coins })}, ${t('sw-shields', { count: one.shields })}`,
    `${t('sw-production')}: ${goods(one.production) || '–'}`,
    `${t('sw-sells')}: ${goods(one.sells) || '–'}`,
    `${t('sw-tokens')}: ${
      Object.entries(one.tokens)
        .filter(([, count]) => count)
        .map(([value, count]) => `${count}× ${value}`)
        .join(', ') || '–'
    }`,
  ];
  one.stages?.all.forEach((stage, i) => {
    const text = speaker.components.get(stage.component)?.text;
    lines.push(
      `${t('sw-stage')} ${i + 1} (${i < one.stages!.built ? t('sw-built') : costText(stage.cost)}): ${
        text ? say(text, speaker) : ''
      }`,
    );
  });
  for (const color of COLORS) {
    if (groups[color].length) {
      lines.push(
        `${word(`sw-group-${color}`) ?? color}: ${groups[color].map((card) => name(card, speaker)).join(', ')}`,
      );
    }
  }
  const state = view.answered.includes(one.seat) ? ` (${t('sw-chosen')})` : '';
  return { title: player(one.seat, speaker) + state, lines };
}

function outline(plain: View, speaker: Speaker): Section[] {
  const view = plain as WondersView;
  const me = view.players[view.seat ?? 0]!;
  const place = (seat: number): string =>
    seat === me.seat
      ? t('sw-my-city')
      : seat === me.left
        ? t('sw-left')
        : seat === me.right
          ? t('sw-right')
          : t('sw-far');
  const around: Player[] = [];
  for (let i = 0, seat = me.seat; i < view.seats; i++) {
    around.push(view.players[seat]!);
    seat = view.players[seat]!.left;
  }
  const hand: Section = {
    title: t('sw-hand'),
    lines: [],
    things: view.hand.map((card) => {
      const text = speaker.components.get(card.component)?.text;
      const cost = card.chained || card.free ? t('sw-free') : costText(card.cost) || t('sw-free');
      return {
        id: card.component,
        name: `${name(card.component, speaker)} (${word(`sw-group-${cardFacts(speaker.components, card.component).color}`)}; ${cost}): ${text ? say(text, speaker) : ''}`,
      };
    }),
  };
  return [
    {
      title: view.age ? t('sw-age', { age: view.age }) : t('sw-setup'),
      lines: [
        ...(view.age ? [t('sw-turn', { turn: view.turn }), t(`sw-pass-${view.passes}`)] : []),
        ...(view.age && !view.over
          ? [me.left, me.right].map((seat) => {
              const brings = conflict(me.shields, view.players[seat]!.shields, view.age);
              return `${t('sw-next-conflict')}, ${player(seat, speaker)}: ${me.shields}:${view.players[seat]!.shields} (${brings > 0 ? '+' : ''}${brings})`;
            })
          : []),
        ...(view.scores[me.seat] ? [`${t('sw-score-now')}: ${view.scores[me.seat]!.total}`] : []),
        ...(['left', 'right'] as const).map((side) => `${t(`sw-${side}`)}: ${t('sw-prices', { ...me.prices[side] })}`),
        `${t('sw-pile')}: ${view.pile.size}${view.pile.known.length ? ` (${view.pile.known.map((card) => name(card, speaker)).join(', ')})` : ''}`,
      ],
    },
    ...(view.hand.length ? [hand] : []),
    ...around.map((one) => {
      const section = city(one, view, speaker);
      return { ...section, title: `${place(one.seat)}: ${section.title}` };
    }),
  ];
}

/** Pointing at a card means to build it, or to use it for the wonder; at the wonder, to build its next stage. */
function attempts(id: string, decision: Decision): string[] {
  if (kindOf(id) === 'card') {
    const take = decision.moves.some((move) => move.verb === 'take');
    return take ? [`take ${short(id)}`] : [`build ${short(id)}`, `stage ${short(id)}`];
  }
  if (kindOf(id) === 'stage' || kindOf(id) === 'wonder') {
    const stages = decision.moves.filter((move) => move.verb === 'stage').map((move) => move.text);
    const card = decision.moves.find((move) => kindOf(move.args[0] ?? '') === 'card')?.args[0];
    return stages.length ? stages : card ? [`stage ${short(card)}`] : [];
  }
  return [];
}

/** Payments are shown as the price of the choice. */
function isShown(arg: string): boolean {
  return kindOf(arg) !== 'left' && kindOf(arg) !== 'right';
}

/** What is counted for an effect: cards by colour, stages, and whose. */
function counted(per: Per): (Amount | string)[] {
  return [
    per.complete ? '✓' : '×',
    ...(per.whose === 'own' ? [] : ['◂']),
    ...per.colors.map((color) => ({ icon: `cards-${color}`, amount: null, name: word(`sw-group-${color}`) ?? color })),
    ...(per.stages ? [{ icon: 'stage', amount: null, name: t('sw-field-stage') }] : []),
    ...(per.whose === 'both' ? ['▾'] : []),
    ...(per.whose === 'own' ? [] : ['▸']),
  ];
}

/** What a card or stage brings, as signs where there are some. */
function gains(id: string, speaker: Speaker): (Amount | string)[] {
  return marks(speaker.components.get(id)?.text).flatMap((mark): (Amount | string)[] => {
    switch (mark.kind) {
      case 'goods':
        return mark.options.map((one) => ({ icon: one, amount: null, name: good(one) }));
      case 'coins':
      case 'points':
        return [
          { icon: mark.kind === 'coins' ? 'coin' : 'points', amount: mark.amount },
          ...(mark.per ? counted(mark.per) : []),
        ];
      case 'shields':
        return [{ icon: 'shields', amount: mark.amount }];
      case 'science':
        return [{ icon: mark.symbol, amount: null, name: t(`sw-symbol-${mark.symbol}`) }];
      default:
        return [t(`sw-gain-${mark.kind}`)];
    }
  });
}

function preview(move: Move, plain: View, speaker: Speaker): Preview {
  const view = plain as WondersView;
  const card = move.args[0] ?? '';
  const me = view.players[view.seat ?? 0];
  const coins = (amount: number): Amount => ({ icon: 'coin', amount });
  if (move.verb === 'sell') return { cost: [], gain: [coins(3)] };
  const paid = payment(move.args);
  const bank = move.verb === 'build' ? view.hand.find((one) => one.component === card) : undefined;
  const own = bank && !bank.chained && !bank.free ? (bank.cost.coins ?? 0) : 0;
  const cost = [
    ...(own ? [coins(own)] : []),
    ...(paid.left ? ['◂', coins(paid.left)] : []),
    ...(paid.right ? [coins(paid.right), '▸'] : []),
  ];
  if (move.verb === 'stage') {
    const next = me?.stages?.all[me.stages.built];
    return { cost, gain: next ? gains(next.component, speaker) : [] };
  }
  return { cost, gain: gains(card, speaker) };
}

const VERBS: Readonly<Record<string, string>> = {
  build: 'city',
  stage: 'stage',
  sell: 'coin',
  take: 'card',
  choose: 'card',
};

/** A component as a picture of its own. */
function draw(id: string, components: Components): string | null {
  if (kindOf(id) !== 'card') return null;
  return `<svg viewBox="0 0 120 80" width="180" height="120" stroke="${INK}" stroke-linejoin="round" stroke-linecap="round">${cardScene(components, id)}</svg>`;
}

export default {
  Board,
  outline,
  groupBy: 'thing',
  attempts,
  isShown,
  preview,
  icons: ICONS,
  draw,
  moveIcon: (move) => VERBS[move.verb] ?? null,
  seatInfo: (plain: View, seat: number, speaker: Speaker) => {
    const one = (plain as WondersView).players[seat];
    return one?.wonder ? { people: name(one.wonder, speaker) } : {};
  },
  progress: (plain: View) => {
    const view = plain as WondersView;
    return view.age ? { at: (view.age - 1) * 6 + view.turn, of: 18, label: t('sw-age', { age: view.age }) } : null;
  },
  pad: () => import('./Pad.svelte'),
  counterIcon: (counter) => PART_ICONS[counter] ?? COUNTERS[counter] ?? null,
} satisfies BoardModule;
