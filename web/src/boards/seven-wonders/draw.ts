/** Tokens, effects and cards as markup: a hand and seven cities bring hundreds of them with one move. */
import { escape } from '../../lib/icons/drawing';
import { pictureClass } from '../../lib/icons/picture';
import type { Components } from '../../lib/model';
import { picture } from '../art/pen';
import './draw.css';
import { CHAINS, COLOR_SIGNS, GOODS, GROUNDS, SCIENCE } from './glyphs';
import { cardFacts, cardScene, marks, type Mark, type Per } from './printed';

// A number is twelve pixels high on the smallest token too, squeezed where it is long.
const LEAST = 12;
const ROOM = 19 / 24;

const disc = (fill: string, edge = '#0003'): string =>
  `<circle cx="12" cy="12" r="11.2" fill="${fill}" stroke="${edge}"/>`;

/** A token without its number, and with what stands there where it has none. */
interface Face {
  ground: string;
  /** Where a number is written, how high it is printed, in which colour. */
  number?: { x: number; high: number; fill: string };
  /** In the place of a number. */
  plain?: string;
}

const FACES: Readonly<Record<string, Face>> = {
  ...Object.fromEntries(
    Object.entries(GOODS).map(([kind, { ground, ink, path }]) => [
      kind,
      {
        ground: `${disc(ground)}<path d="${path}" fill="none" stroke="${ink}" stroke-width="1.5" stroke-linejoin="round"/>`,
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(SCIENCE).map(([kind, path]) => [
      kind,
      {
        ground: `${disc('#1f5c35')}<path d="${path}" fill="none" stroke="#e6f6dc" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>`,
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(CHAINS).map(([kind, path]) => [
      kind,
      {
        ground: `<rect x="0.5" y="0.5" width="15" height="15" rx="3.5" fill="#fdf6e2" stroke="#8c7a52"/><path d="${path}" fill="none" stroke="#3c321d" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round"/>`,
      },
    ]),
  ),
  coins: {
    ground: `${disc('#d9a62e', '#7c5a0c')}<circle cx="12" cy="12" r="8.7" fill="none" stroke="#7c5a0c" stroke-width="0.8" stroke-dasharray="1.4 1.1"/>`,
    number: { x: 12, high: 12.5, fill: '#3a2a02' },
    plain: '<path d="M12 7.5v9M9.5 9.5h5M9.5 14.5h5" stroke="#4a3503" stroke-width="1.6" fill="none"/>',
  },
  points: {
    ground: `${disc('#17444c', '#0004')}<path d="M6.5 18.5C2.5 14.5 3 8.5 6 5.5M17.5 18.5c4-4 3.5-10 .5-13M4.3 9l1.8.6M3.8 12.5l2-.2M5 16l1.8-1M19.7 9l-1.8.6M20.2 12.5l-2-.2M19 16l-1.8-1" stroke="#c8b06a" stroke-width="1.1" fill="none"/>`,
    number: { x: 12, high: 12.5, fill: '#fff6d8' },
    plain: '<path d="M12 7l1.5 3.3 3.5.4-2.6 2.4.7 3.5-3.1-1.8-3.1 1.8.7-3.5L7 10.7l3.5-.4z" fill="#f4e7bd"/>',
  },
  shields: {
    ground:
      '<path d="M3.5 4.5C7 4.5 10 3.5 12 2c2 1.5 5 2.5 8.5 2.5 0 8-2.5 14-8.5 17.5-6-3.5-8.5-9.5-8.5-17.5z" fill="#a62c2b" stroke="#fff8"/>',
    number: { x: 12, high: 12.5, fill: '#fff2e8' },
    plain: '<path d="M8 8l8 8M16 8l-8 8" stroke="#ffe9dc" stroke-width="1.9"/>',
  },
  stage: {
    ground:
      '<path d="M12 3 22 20H2z" fill="#b5842a" stroke="#5d420c"/><path d="M8.5 9h7M5.6 14h12.8" stroke="#5d420c"/>',
    number: { x: 12, high: 10.5, fill: '#2e2004' },
  },
  victory: {
    ground: '<path d="M12 1.5 21.5 8v8L12 22.5 2.5 16V8z" fill="#b3402a" stroke="#0004"/>',
    number: { x: 12, high: 10.5, fill: '#fff4e6' },
  },
  defeat: {
    ground: '<path d="M12 1.5 21.5 8v8L12 22.5 2.5 16V8z" fill="#4b4640" stroke="#0004"/>',
    number: { x: 12, high: 10.5, fill: '#fff4e6' },
  },
  cards: {
    ground:
      '<rect x="7" y="3" width="12" height="17" rx="2" fill="#8a7b62" stroke="#fff6"/><rect x="4" y="5" width="12" height="17" rx="2" fill="#b9a98a" stroke="#5d5140"/>',
    number: { x: 10, high: 10.5, fill: '#2b241a' },
  },
};

/** The classes of all tokens, without a number and below one. */
const LOOKS = new Map(
  Object.entries(FACES).map(([kind, { ground, plain = '' }]) => {
    const box = CHAINS[kind] ? '0 0 16 16' : '0 0 24 24';
    const look = (shapes: string): string => pictureClass(`<svg viewBox="${box}">${shapes}</svg>`);
    return [kind, { bare: look(ground + plain), below: look(ground) }];
  }),
);
/** The class of a token without a number. */
export const lookOf = (kind: string): string => LOOKS.get(kind)?.bare ?? '';
/** Those of the signs of the colours, and of a small card of each colour. */
const SIGNS = new Map(
  Object.entries(COLOR_SIGNS).map(([color, path]) => [
    color,
    {
      sign: pictureClass(
        `<svg viewBox="0 0 16 16"><path d="${path}" stroke="#fff" stroke-width="1.3" fill="none"/></svg>`,
      ),
      card: pictureClass(
        `<svg viewBox="0 0 12 16"><rect x=".6" y=".6" width="10.8" height="14.8" rx="2" fill="${GROUNDS[color] ?? '#777'}" stroke="#fffa"/><path transform="translate(-.9 1.2) scale(.86)" d="${path}" stroke="#fff" stroke-width="1.3" fill="none"/></svg>`,
      ),
    },
  ]),
);

/** A picture of that size, and what is written on it. */
const drawn = (look: string, width: number, height: number, style = '', written = ''): string =>
  `<i class="sw-token ${look}" style="width:${width}px;height:${height}px${style}" aria-hidden="true">${written}</i>`;

/** One small round or shield-shaped drawing: a picture, and a number on it where there is one. */
export function token(kind: string, size: number, value?: number | string, mark = ''): string {
  const look = LOOKS.get(kind);
  const place = FACES[kind]?.number;
  if (!place || value === undefined) return drawn(`${lookOf(kind)} ${mark}`, size, size);
  const high = Math.max((place.high * size) / 24, LEAST);
  const share = (ROOM * size) / (`${value}`.length * high * 0.6);
  const aside = place.x === 12 ? '' : `;text-indent:${((place.x - 12) * size) / 12}px`;
  return drawn(
    `${look?.below ?? ''} ${mark}`,
    size,
    size,
    `;font-size:${high}px;line-height:${size}px;color:${place.fill}${aside}`,
    share < 1 ? `<b style="transform:scaleX(${share})">${escape(`${value}`)}</b>` : escape(`${value}`),
  );
}

const ABILITIES: Readonly<Record<string, string>> = {
  'play-last-card-each-age': '7',
  'build-from-discard-once': '↺',
};

/** What an effect counts. */
function counted(per: Per | undefined, size: number): string {
  if (!per) return '';
  const cards = per.colors.map((color) => drawn(SIGNS.get(color)?.card ?? '', size * 0.58, size * 0.8));
  const stage = per.stages ? token('stage', size * 0.8, per.complete ? '✓' : undefined) : '';
  const own = per.whose === 'both' ? '▾' : '';
  const [left, right] = per.whose === 'own' ? ['', ''] : ['◂', '▸'];
  return `<span class="sw-group" style="font-size:${size * 0.6}px">${left}${cards.join('')}${stage}${own}${right}</span>`;
}

const grouped = (body: string, own = false): string => `<span class="sw-group${own ? ' sw-own' : ''}">${body}</span>`;

function effect(mark: Mark, size: number): string {
  switch (mark.kind) {
    case 'goods':
      return grouped(
        mark.options.map((option) => token(option, size)).join(size > 16 ? '<span class="sw-slash">/</span>' : ''),
        mark.own,
      );
    case 'trade': {
      const goods = mark.raw ? ['wood', 'clay'] : ['glass', 'cloth'];
      return grouped(
        `${mark.side === 'right' ? '' : '◂'}${goods.map((kind) => token(kind, size * 0.7)).join('')}${token('coins', size * 0.85, 1)}${mark.side === 'left' ? '' : '▸'}`,
      );
    }
    case 'coins':
    case 'points':
      return grouped(token(mark.kind, size, mark.amount) + counted(mark.per, size));
    case 'shields':
      return token('shields', size).repeat(mark.amount);
    case 'science':
      return token(mark.symbol, size);
    case 'ability':
      return token('cards', size, ABILITIES[mark.name] ?? '0');
  }
}

/** The effects of a card or stage as symbols. */
export const effects = (all: readonly Mark[], size: number): string =>
  `<span class="sw-marks" aria-hidden="true">${all.map((mark) => effect(mark, size)).join('')}</span>`;

/** What a building looks like. */
export const landscape = (components: Components, id: string): string => picture(cardScene(components, id));

export const sceneOf = (components: Components, id: string): string =>
  `<span class="sw-scene">${landscape(components, id)}</span>`;

/** The sign of a colour. */
export const colourSign = (color: string): string => `<i class="sw-sign ${SIGNS.get(color)?.sign ?? ''}"></i>`;

/** A price, unit by unit. */
export const units = (cost: Readonly<Record<string, number>>): { kind: string; value?: number }[] =>
  Object.entries(cost).flatMap(([kind, count]) =>
    kind === 'coins' ? [{ kind, value: count }] : Array.from({ length: count }, () => ({ kind })),
  );

/** The effects of an age card, for its band. */
export function band(components: Components, id: string): string {
  const symbols = marks(components.get(id)?.text);
  const wide = symbols.some((mark) => mark.kind === 'goods' && mark.options.length > 2);
  return effects(symbols, wide ? 20 : 25);
}

/** What stands before the landscape of an age card: its cost, its chains; goods that cannot be had are marked. */
export function margins(components: Components, id: string, free: boolean, lacks: readonly string[]): string {
  const facts = cardFacts(components, id);
  const cost = units(facts.cost);
  const price = cost.map(({ kind, value }) =>
    token(kind, cost.length > 4 ? 17 : 20, value, lacks.includes(kind) ? 'lacks' : ''),
  );
  const chains = (which: string, all: readonly string[]): string =>
    all.length ? `<div class="${which}">${all.map((chain) => token(chain, 17)).join('')}</div>` : '';
  return (
    `<div class="cost">${price.join('')}</div>` +
    `${chains(free ? 'accepts free' : 'accepts', facts.accepts)}${chains('provides', facts.provides)}`
  );
}

/** The lower edge of an age card: the sign of its colour, its name, its age. */
export function plate(components: Components, id: string, name: string): string {
  const facts = cardFacts(components, id);
  return `${colourSign(facts.color)}<span class="name${name.length > 8 ? ' long' : ''}">${escape(name)}</span><span class="age">${'I'.repeat(facts.age)}</span>`;
}
