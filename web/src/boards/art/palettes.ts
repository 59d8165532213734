/** Colours of a drawing. */
export interface Palette {
  sky: string;
  /** The sky at the horizon. */
  sky2: string;
  far: string;
  mid: string;
  near: string;
  /** The colour of the people or the suit, and its shade. */
  a: string;
  b: string;
  /** Water, stone and its shade, wood, roofs, gold, leaves and their shade, skin, cloth. */
  wt: string;
  st: string;
  st2: string;
  wd: string;
  rf: string;
  gd: string;
  gr: string;
  gr2: string;
  sk: string;
  cl: string;
}

const COMMON = {
  wt: '#9cc0c4',
  st: '#efe3c8',
  st2: '#cdbb95',
  wd: '#8b6238',
  rf: '#b0603c',
  gd: '#d9a63a',
  gr: '#7f9150',
  gr2: '#56693a',
  sk: '#e2b98c',
  cl: '#f7eeda',
};

export const palette = (
  sky: string,
  sky2: string,
  far: string,
  mid: string,
  near: string,
  a: string,
  b: string,
  other: Partial<Palette> = {},
): Palette => ({ sky, sky2, far, mid, near, a, b, ...COMMON, ...other });

export const PALETTES: Readonly<Record<string, Palette>> = {
  region: palette('#cfdcd0', '#f3ead0', '#a9b99a', '#8fa468', '#73894c', '#5e7a3a', '#3f5526'),
  uncivilised: palette('#ecc9a0', '#f8e7c6', '#c99a70', '#b07b4a', '#94643a', '#a35c2b', '#6d3b1a'),
  civilised: palette('#bcd0e2', '#eef0e6', '#9db2c6', '#b9b79a', '#a5a07c', '#2d5f9a', '#1d3f68'),
  dual: palette('#d8cdc0', '#f5ead3', '#b3a79c', '#b1986a', '#968052', '#77606a', '#463640'),
  tributary: palette('#eed9a4', '#fbf0cf', '#cdb277', '#bd9a55', '#a07f3d', '#94700f', '#5d4608'),
  fame: palette('#d9c2d6', '#f6e8e4', '#b394b0', '#a9849f', '#8a6583', '#8b3f7a', '#562450'),
  unrest: palette('#6e4038', '#d98a55', '#5d332b', '#4a2a24', '#38201c', '#8f2a24', '#4d120e', {
    st: '#8a6a58',
    st2: '#5f453a',
    cl: '#e8b07a',
  }),
  // nations: sky and accent carry the nation's corner colour
  romans: palette('#e9c9b4', '#f8ead2', '#c79d86', '#b5926a', '#9a7a50', '#9e2b25', '#5f1713'),
  greeks: palette('#b9d3e4', '#f1f0e2', '#9fb7c4', '#b7b48a', '#9b9a68', '#2b6ca3', '#173f63'),
  celts: palette('#c3d6c0', '#eef0d8', '#93ad92', '#7f9a62', '#5f7f48', '#2f7a4a', '#17492a'),
  carthaginians: palette('#e3c3cf', '#f9e8d8', '#bd93a6', '#c19c6d', '#a37f52', '#7c2a58', '#491332'),
  macedonians: palette('#f0d8a8', '#faf0d6', '#cbb38c', '#b79d66', '#9a8350', '#b5791a', '#6f460a'),
  persians: palette('#d2c6e2', '#f5ecdc', '#a99bbd', '#bb9f73', '#9d8258', '#5a3f92', '#33215c'),
  scythians: palette('#e6d6a0', '#f6efcf', '#b5ad76', '#a3a05c', '#868443', '#7d7a1c', '#4b490c'),
  vikings: palette('#bccbd6', '#e9ecea', '#8fa3b2', '#7c8f96', '#5f747e', '#3a5a78', '#1d3348'),
  arthurians: palette('#c8d2b6', '#f0eed6', '#98aa88', '#869a66', '#677f4a', '#3c6b5f', '#1d3f37'),
  atlanteans: palette('#aedbd8', '#eaf3e4', '#84b7b8', '#8fb79a', '#6b9a86', '#127a80', '#084a50'),
  egyptians: palette('#f4dd9c', '#fdf3d4', '#dcbd7c', '#d0a862', '#b58d48', '#c08a12', '#704d05'),
  mauryans: palette('#f2c89c', '#fbebcf', '#d2a178', '#b98f58', '#9a7440', '#c25a17', '#71300a'),
  minoans: palette('#b7dbe6', '#f7efd8', '#92bccb', '#c2a877', '#a58b5b', '#b5452c', '#6b2113'),
  olmecs: palette('#bfd9b6', '#f0f1d4', '#8cb08a', '#6f9a60', '#507c46', '#2c7d5b', '#134a34'),
  qin: palette('#ead2c0', '#f8eede', '#bfa79b', '#a99a7c', '#8b7e60', '#8a1f2a', '#4e0d15'),
  utopians: palette('#cfd8ec', '#f8f2e6', '#a9b5d2', '#a7b5a4', '#8797a0', '#5573a8', '#2e4570'),
};
