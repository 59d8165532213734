/** What is printed on the components of 7 Wonders, and what follows from it. */
import type { Arg, Components, Message, View as AnyView } from '../../lib/model';
import { scene } from '../art/scene';
import { MOTIFS } from '../art/motifs';
import { BUILDINGS, guild, PALETTES } from './motifs';
import type { CardFacts, View } from './types';

export type { CityView as Player, HandCardView as HandCard } from './types';

export type WondersView = AnyView & View;

export const COLORS: readonly Color[] = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple'];
export type Color = CardFacts['color'];

const PLAIN: CardFacts = { age: 1, color: 'grey', cost: {}, provides: [], accepts: [], art: '' };

export function cardFacts(components: Components, id: string): CardFacts {
  return { ...PLAIN, ...(components.get(id)?.facts as Partial<CardFacts> | undefined) };
}

const drawn = new Map<string, string>();

/** The picture of a building on a ground of 120 x 80; every card is drawn once. */
export function cardScene(components: Components, id: string): string {
  let body = drawn.get(id);
  if (body === undefined) {
    const { art, color } = cardFacts(components, id);
    const inner = /guild-(\w+)/.exec(art)?.[1];
    const own = inner ? { ...BUILDINGS, [`guild-${inner}`]: guild(MOTIFS[inner]!) } : BUILDINGS;
    body = scene(art, PALETTES[color]!, id, own);
    drawn.set(id, body);
  }
  return body;
}

/** A symbol of an effect, to be drawn. */
export type Mark =
  | { kind: 'goods'; options: string[]; own: boolean }
  | { kind: 'trade'; side: 'left' | 'right' | 'both'; raw: boolean }
  | { kind: 'coins'; amount: number; per?: Per }
  | { kind: 'points'; amount: number; per?: Per }
  | { kind: 'shields'; amount: number }
  | { kind: 'science'; symbol: string }
  | { kind: 'ability'; name: string };

export interface Per {
  colors: string[];
  stages: boolean;
  complete?: boolean;
  whose: string;
}

const list = (value: Arg | undefined): Message[] => (Array.isArray(value) ? value : []);
const number = (value: Arg | undefined): number => Number(value ?? 0);

function per(message: Arg | undefined): Per | undefined {
  if (typeof message !== 'object' || Array.isArray(message)) return undefined;
  const args = message.args ?? {};
  return {
    colors: list(args.colors).map((color) => color.key.replace('sw-color-', '')),
    stages: message.key === 'sw-count-stages',
    whose: String(args.whose),
  };
}

/** The symbols of a component's generated text: what it says is what is drawn. */
export function marks(text: Message | null | undefined): Mark[] {
  return list(text?.args?.effects).flatMap((effect): Mark[] => {
    const args = effect.args ?? {};
    switch (effect.key) {
      case 'sw-effect-produce':
      case 'sw-effect-produce-own':
        return list(args.goods).map((goods) => ({
          kind: 'goods',
          own: effect.key.endsWith('-own'),
          options:
            goods.key === 'sw-resource-choice'
              ? list(goods.args?.options).map((one) => String(one.args?.resource))
              : [String(goods.args?.resource)],
        }));
      case 'sw-effect-trade-raw':
        return [{ kind: 'trade', side: args.side === 'left' ? 'left' : 'right', raw: true }];
      case 'sw-effect-trade-goods':
        return [{ kind: 'trade', side: 'both', raw: false }];
      case 'sw-effect-coins':
      case 'sw-effect-coins-per':
        return [{ kind: 'coins', amount: number(args.coins), per: per(args.count) }];
      case 'sw-effect-points':
      case 'sw-effect-points-per':
        return [{ kind: 'points', amount: number(args.points), per: per(args.count) }];
      case 'sw-effect-points-complete':
        return [
          {
            kind: 'points',
            amount: number(args.points),
            per: { colors: [], stages: true, complete: true, whose: 'own' },
          },
        ];
      case 'sw-effect-shields':
        return [{ kind: 'shields', amount: number(args.shields) }];
      case 'sw-effect-science':
        return [{ kind: 'science', symbol: String(args.symbol) }];
      case 'sw-effect-science-choice':
        return [{ kind: 'science', symbol: 'choice' }];
      default:
        return effect.key.startsWith('sw-ability-')
          ? [{ kind: 'ability', name: effect.key.slice('sw-ability-'.length) }]
          : [];
    }
  });
}

/** A city's cards by colour, in the order of the rulebook. */
export function byColor(components: Components, city: string[]): Record<Color, string[]> {
  const sorted = Object.fromEntries(COLORS.map((color) => [color, [] as string[]])) as Record<Color, string[]>;
  for (const card of city) sorted[cardFacts(components, card).color].push(card);
  return sorted;
}
