/** Small landscapes for the cards, one kind for each colour, varied by the card's name. */

function hash(text: string): number {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 16777619);
  }
  return value >>> 0;
}

export interface Scene {
  sky: [string, string];
  far: string;
  near: string;
  farFill: string;
  nearFill: string;
  sun: { x: number; y: number; r: number };
  /** The building: filled, then its lines. */
  body: string;
  bodyFill: string;
  lines: string;
}

const SKIES: [string, string][] = [
  ['#f8d9a4', '#fdf0d5'],
  ['#bfd9e4', '#f4ecd9'],
  ['#f0bfa0', '#fbe9cf'],
  ['#c9d8bf', '#f7efd6'],
];

function columns(from: number, to: number, count: number, top: number, bottom: number): string {
  const step = (to - from) / (count - 1);
  return Array.from({ length: count }, (_, i) => `M${from + i * step} ${top}V${bottom}`).join('');
}

/** The building of a colour on a ground of 100 x 70. */
function building(color: string, n: number): { body: string; fill: string; lines: string } {
  const a = n % 3;
  const b = (n >>> 3) % 3;
  switch (color) {
    case 'brown':
      return [
        {
          body: 'M18 58 34 30l10 10 12-20 26 38z',
          fill: '#8d6a48',
          lines: 'M34 30l6 16M56 20l-4 18 8 20M44 40l-4 12',
        },
        {
          body: 'M20 58V42l10-7 10 7v16zM58 58V28h4v30zM70 58V34h4v24zM48 58V36h4v22zM54 28l6-12 6 12zM66 34l6-11 6 11zM44 36l6-11 6 11z',
          fill: '#6f7a45',
          lines: 'M27 58v-9h6v9',
        },
        {
          body: 'M14 58h72L78 44H62l-6-10H40l-6 10H22z',
          fill: '#a5754b',
          lines: 'M22 44h56M40 34h16M30 51h40',
        },
      ][a]!;
    case 'grey':
      return [
        {
          body: 'M24 58V36l26-14 26 14v22zM66 28V14h7v18z',
          fill: '#b8b1a4',
          lines: 'M44 58V44h12v14M30 42h8v7h-8zM62 42h8v7h-8zM70 11c3-3-1-5 2-8',
        },
        {
          body: 'M22 58c0-18 10-26 28-26s28 8 28 26z',
          fill: '#c2b7a3',
          lines: 'M40 58V46a10 9 0 0 1 20 0v12M50 32V18M46 18h8',
        },
        {
          body: 'M20 58V30h26v28zM50 58V38h30v20zM18 30h30l-5-9H23z',
          fill: '#b3ada6',
          lines: 'M27 38h5v7h-5zM36 38h5v7h-5zM56 58V46h8v12M70 45h5v5h-5z',
        },
      ][a]!;
    case 'blue':
      return {
        body:
          b === 0
            ? 'M18 30 50 13l32 17zM20 30h60v5H20zM16 55h68v4H16zM22 35h56v20H22z'
            : b === 1
              ? 'M22 34a28 22 0 0 1 56 0zM20 34h60v5H20zM16 55h68v4H16zM24 39h52v16H24z'
              : 'M20 26h60v6H20zM24 26l4-9h44l4 9zM16 55h68v4H16zM22 32h56v23H22z',
        fill: '#e6e4dc',
        lines: columns(27, 73, 4 + a, 35, 55) + 'M50 13v-6h6v3h-6',
      };
    case 'yellow':
      return [
        {
          body: 'M18 34h64l-6-13H24zM24 58V36h4v22zM72 58V36h4v22zM30 46h40v12H30z',
          fill: '#e9c987',
          lines: 'M24 21l-2 13M37 21l-2 13M50 21v13M63 21l2 13M76 21l2 13M38 46c1-5 7-5 8 0M54 46c1-5 7-5 8 0',
        },
        {
          body: 'M14 50h72l-8 10H24zM48 48V14l22 30z',
          fill: '#d9a766',
          lines: 'M46 14v36M46 20 30 44h16M18 62c5 3 9-3 14 0s9-3 14 0 9-3 14 0 9-3 14 0',
        },
        {
          body: 'M16 58V32h20v26zM40 58V24h22v34zM66 58V36h18v22z',
          fill: '#e2bd83',
          lines: 'M22 58V46a4 4 0 0 1 8 0v12M46 58V42a5 5 0 0 1 10 0v16M71 58V47a4 4 0 0 1 8 0v11M14 32h24M38 24h26M64 36h22',
        },
      ][a]!;
    case 'red':
      return [
        {
          body: 'M22 58V22h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v36z',
          fill: '#c7a48c',
          lines: 'M44 58V46a6 6 0 0 1 12 0v12M28 36h4v8h-4zM68 36h4v8h-4zM50 22V8l12 4-12 4',
        },
        {
          body: 'M16 58V30h14v28zM70 58V30h14v28zM30 58V40h40v18zM14 30l9-12 9 12zM68 30l9-12 9 12z',
          fill: '#bf9a86',
          lines: 'M44 58V50a6 6 0 0 1 12 0v8M21 38h4v6h-4zM75 38h4v6h-4zM30 46h40',
        },
        {
          body: 'M12 58V38l6-6 6 6v20zM28 58V38l6-6 6 6v20zM44 58V38l6-6 6 6v20zM60 58V38l6-6 6 6v20zM76 58V38l6-6 6 6v20z',
          fill: '#a8805f',
          lines: 'M10 44h80M10 52h80',
        },
      ][a]!;
    case 'green':
      return [
        {
          body: 'M24 58V38h52v20zM30 38a20 19 0 0 1 40 0zM20 38h60v4H20z',
          fill: '#dfe3cf',
          lines: 'M50 19v-8M46 14h8' + columns(32, 68, 4, 42, 58),
        },
        {
          body: 'M20 58V34h60v24zM16 34h68l-8-8H24zM40 26h20v-8H40z',
          fill: '#d6dcc6',
          lines: 'M44 58V46h12v12M28 40h8v8h-8zM64 40h8v8h-8zM50 18v-7',
        },
        {
          body: 'M42 58V20h16v38zM38 20h24l-4-8H42zM18 58V44h24v14zM58 58V44h24v14z',
          fill: '#d9ddc8',
          lines: 'M47 28h6v8h-6zM25 58V50h6v8M69 58V50h6v8M18 44l12-7 12 7M58 44l12-7 12 7',
        },
      ][a]!;
    default:
      return {
        body: 'M20 58V28h60v30zM16 28h68l-10-12H26z',
        fill: '#ded0e2',
        lines: 'M44 58V44a6 6 0 0 1 12 0v14M26 34h10v14l-5-4-5 4zM64 34h10v14l-5-4-5 4zM50 16V7l10 3-10 3',
      };
  }
}

export function scene(id: string, color: string): Scene {
  const n = hash(id);
  const { body, fill, lines } = building(color, n >>> 4);
  const hill = 34 + (n % 9);
  return {
    sky: SKIES[n % SKIES.length]!,
    sun: { x: 14 + ((n >>> 5) % 72), y: 10 + ((n >>> 9) % 9), r: 5 + ((n >>> 12) % 3) },
    far: `M0 ${hill}C18 ${hill - 11} 30 ${hill + 5} 48 ${hill - 5}S82 ${hill - 9} 100 ${hill + 2}V70H0z`,
    near: 'M0 56C22 50 40 60 62 56s28-3 38 0v14H0z',
    farFill: (n >>> 7) % 2 ? '#b9b48a' : '#c5ab83',
    nearFill: (n >>> 8) % 2 ? '#8f9a62' : '#a98f5f',
    body,
    bodyFill: fill,
    lines,
  };
}
