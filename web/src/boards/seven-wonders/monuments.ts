/** Our own drawings of the seven monuments on a ground of 200 x 90, drawn from the ground up. */

export interface Monument {
  /** Filled shapes from the first built part to the last. */
  parts: string[];
  lines: string;
  fill: string;
}

const MONUMENTS: Record<string, Monument> = {
  alexandria: {
    fill: '#e9dcc0',
    parts: ['M70 84h60V58H70z', 'M80 58h40l-4-24H84z', 'M89 34h22V20H89zM86 20h28l-4-5H90zM96 15a4 5 0 0 1 8 0z'],
    lines: 'M70 66h60M84 46h32M95 84V72h10v12M97 34v-8h6v8M60 10l22 5M140 10l-22 5M56 20l26-2M144 20l-26-2',
  },
  babylon: {
    fill: '#d7c08c',
    parts: ['M40 84V64h120v20z', 'M58 64V46h84v18z', 'M76 46V28h48v18zM90 28V18h20v10z'],
    lines:
      'M48 84V74a5 5 0 0 1 10 0v10M70 84V74a5 5 0 0 1 10 0v10M92 84V74a5 5 0 0 1 10 0v10M114 84V74a5 5 0 0 1 10 0v10M136 84V74a5 5 0 0 1 10 0v10M68 64V56a4 4 0 0 1 8 0v8M96 64V56a4 4 0 0 1 8 0v8M124 64V56a4 4 0 0 1 8 0v8M40 64c4-7 8 3 12-4s8 4 12-2M58 46c4-6 8 3 12-3s8 3 12-2M142 46c-4-6-8 3-12-3M160 64c-4-7-8 3-12-4s-8 4-12-2',
  },
  ephesos: {
    fill: '#eee7d8',
    parts: ['M44 84h112v-6H44zM50 78h100v-5H50z', 'M54 73h92V42H54z', 'M48 42h104v-6H48zM50 36 100 14l50 22z'],
    lines: 'M60 73V42M71 73V42M82 73V42M93 73V42M107 73V42M118 73V42M129 73V42M140 73V42M94 29a6 5 0 0 1 12 0',
  },
  gizah: {
    fill: '#e3c078',
    parts: ['M12 84 52 40l40 44z', 'M112 84l34-38 36 38z', 'M46 84 100 14l56 70z'],
    lines: 'M100 14 116 84M52 40l10 44M146 46l8 38M74 48h44M86 32h24M60 66h76',
  },
  halikarnassos: {
    fill: '#e8dfd0',
    parts: ['M58 84V62h84v22z', 'M64 62V42h72v20zM60 42h80v-4H60z', 'M64 38 100 14l36 24zM94 14h12V8H94z'],
    lines: 'M70 62V42M80 62V42M90 62V42M110 62V42M120 62V42M130 62V42M58 70h84M76 30h48M86 23h28M94 84V74h12v10',
  },
  olympia: {
    fill: '#ecdcb2',
    parts: [
      'M66 84h68V70H66z',
      'M78 70V40h44v30zM74 40h52v-5H74z',
      'M90 60c0-14 4-20 10-20s10 6 10 20zM94 34a6 7 0 1 1 12 0 6 7 0 0 1-12 0zM108 46l14-16 2 2-13 20z',
    ],
    lines: 'M66 76h68M123 32V20M118 24h10M92 28c4-5 12-5 16 0M90 60h20',
  },
  rhodos: {
    fill: '#cfae7c',
    parts: [
      'M56 84V72h28v12zM116 84V72h28v12z',
      'M66 72l18-26h32l18 26h-12l-14-18h-16L78 72z',
      'M84 46l4-22h24l4 22zM93 18a7 7 0 1 1 14 0 7 7 0 0 1-14 0zM112 26l16-14 3 4-15 16zM88 26 74 40l4 4 12-12z',
    ],
    lines: 'M128 12c-3-5 0-7 3-10 2 4 4 6 1 11M88 36h24M84 46h32M92 12l3-6M100 10V4M108 12l-3-6',
  },
};

export function monument(id: string): Monument {
  return MONUMENTS[id] ?? MONUMENTS.ephesos!;
}
