/** Yields, resources, pieces, units, values, actions. A grid of 24; `--p` is the owner's colour, `--f` the colour of cloth and roofs. */
import { EDGE, edge, INNER, LINE } from './strokes';
import type { IconSet } from '../../../lib/icons/registry.svelte';

export const SIGNS: IconSet = {
  // --- yields
  trade: `<path d="M2.5 6.3h10V2.8l8 5.3-8 5.3V9.9h-10z" fill="#4a93c6" ${edge(1.1)}/><path d="M21.5 14.1h-10v-3.3l-8 5.3 8 5.3v-3.5h10z" fill="#4a93c6" ${edge(1.1)}/>`,
  production: `<g transform="rotate(45 12 12)"><rect x="10" y="9" width="4" height="14" rx="1.6" fill="#caa46a" ${EDGE}/><path d="M4.5 2.5h12l3 3.4-3 3.4h-12z" fill="#c2702f" ${EDGE}/></g>`,
  culture: `<path d="M4.6 3c3.6-.6 4 3.4 2.6 6-1 1.9-2.4 3.3-2.4 5.9C4.8 18.6 8 21 12 21s7.2-2.4 7.2-6.1c0-2.6-1.4-4-2.4-5.9-1.4-2.6-1-6.6 2.6-6" ${LINE} stroke="var(--icon-edge)" stroke-width="4.2"/><path d="M4.6 3c3.6-.6 4 3.4 2.6 6-1 1.9-2.4 3.3-2.4 5.9C4.8 18.6 8 21 12 21s7.2-2.4 7.2-6.1c0-2.6-1.4-4-2.4-5.9-1.4-2.6-1-6.6 2.6-6" ${LINE} stroke="#9a58a6" stroke-width="2.6"/><path d="M6.8 8.3h10.4M9.6 8.6v10M12 8.6v10.6M14.4 8.6v10" ${LINE} stroke="#9a58a6" stroke-width="1.5"/>`,
  coin: `<circle cx="12" cy="12" r="9.3" fill="#e3b548" ${EDGE}/><circle cx="12" cy="12" r="6.3" ${LINE} ${INNER} stroke-width="1"/><path d="M12 7.6v8.8M9.7 9.3h3.6a1.6 1.6 0 0 1 0 3.2h-2.6a1.6 1.6 0 0 0 0 3.2h3.7" ${LINE} ${INNER} stroke-width="1.3"/>`,
  combat_bonus: `<path d="M4 3.5h16v7.5c0 5-3.7 8-8 10-4.3-2-8-5-8-10z" fill="#b5402d" ${EDGE}/><path d="M12 6.5v10M8.5 10.5h7" ${LINE} stroke="#fff6e6" stroke-width="2.2"/>`,
  // --- resources
  wheat: `<path d="M12 22V8" ${LINE} stroke="var(--icon-edge)" stroke-width="1.7"/><g fill="#e3be4b" ${edge(1.2)}><path d="M12 8c-2.2-2-2.2-4.5 0-6.5 2.2 2 2.2 4.5 0 6.5zM11.7 12.5c-3 .2-4.7-1.5-4.9-4.4 2.9.100 4.7 1.7 4.9 4.4zM12.3 12.5c3 .2 4.7-1.5 4.9-4.4-2.9.100-4.7 1.7-4.9 4.4zM11.7 17.5c-3 .2-4.7-1.5-4.9-4.4 2.9.100 4.7 1.7 4.9 4.4zM12.3 17.5c3 .2 4.7-1.5 4.9-4.4-2.9.100-4.7 1.7-4.9 4.4z"/></g>`,
  silk: `<path d="M5 6.5h13v9.5c0 2-1.5 2-2.2 4-.8-2-2.2-2-3-1s-2.4 2.5-3.2.5c-.8-2-4.6 0-4.6-3.5z" fill="#d386ac" ${EDGE}/><rect x="2.5" y="3" width="19" height="5" rx="2.5" fill="#e9dcc3" ${EDGE}/><path d="M9 10v6M13.5 10v6" ${LINE} ${INNER} stroke-width="1"/>`,
  incense: `<path d="M4 13.5h16c0 4-2.5 5.5-5 6v2H9v-2c-2.5-.5-5-2-5-6z" fill="#a58bc9" ${EDGE}/><path d="M9.5 11c-2-2 2-3.5 0-6.5M14.5 11c-2-2 2-4.5 0-8" ${LINE} stroke="var(--icon-edge)" stroke-width="1.7"/>`,
  iron: `<path d="M6.5 9.5h8.5l3.5 7H2.5z" fill="#8d9ba6" ${EDGE}/><path d="M15 9.5l4 1.5 3 6-3.5-.5z" fill="#8d9ba6" ${EDGE}/><path d="M10 5.5l1-2.5M14.5 6l2-2M6.5 6.5 5 4.5" ${LINE} stroke="var(--icon-edge)" stroke-width="1.3"/>`,
  uranium: `<circle cx="12" cy="12" r="9.5" fill="#9cc46a" ${EDGE}/><g fill="#2b2620"><path d="M12 12 8.6 6.1a6.8 6.8 0 0 1 6.8 0zM12 12h6.8a6.8 6.8 0 0 1-3.4 5.9zM12 12l-3.4 5.9A6.8 6.8 0 0 1 5.2 12z"/></g><circle cx="12" cy="12" r="1.8" fill="#9cc46a" ${INNER}/>`,
  spy: `<path d="M5.5 8.5c.5-4 2-5.5 4-5l2.5 1 2.5-1c2-.5 3.5 1 4 5z" fill="#6a6056" ${EDGE}/><path d="M2 9.5c6-1.5 14-1.5 20 0" ${LINE} stroke="var(--icon-edge)" stroke-width="2.2"/><path d="M3.5 13c3-1.5 6-.8 8.5.800 2.5-1.6 5.5-2.3 8.5-.8.3 4-2.3 6-5 6-1.8 0-2.8-1.3-3.5-2.5-.7 1.2-1.7 2.5-3.5 2.5-2.7 0-5.3-2-5-6z" fill="#6a6056" ${EDGE}/><circle cx="8" cy="15.2" r="1.4" fill="#fff6e6"/><circle cx="16" cy="15.2" r="1.4" fill="#fff6e6"/>`,
  any: `<circle cx="12" cy="12" r="9.5" fill="#efe4cd" ${EDGE} stroke-dasharray="3 2.2"/><path d="M9 9.5c0-4 6-4 6 0 0 2.4-3 2.4-3 5M12 17.4v.2" ${LINE} ${INNER} stroke-width="2"/>`,
  // --- pieces and finds
  army: `<ellipse cx="9" cy="20.6" rx="6.5" ry="2.2" fill="var(--p,#888)" ${EDGE}/><path d="M8 20V2.5" ${LINE} stroke="var(--icon-edge)" stroke-width="2.4"/><path d="M8.6 3c4-1.5 6 1.5 12 0v8.5c-6 1.5-8-1.5-12 0z" fill="var(--p,#888)" ${EDGE}/>`,
  scout: `<path d="M2.5 12C2.5 3 20.5 3 20.5 12z" fill="var(--p,#888)" ${EDGE}/><path d="M7.5 6v6M12 5v7M16 6v6" ${LINE} ${INNER} stroke-width="1"/><path d="M2 12.2h20l-1.5 4.3h-17z" fill="#d9bd8a" ${EDGE}/><circle cx="7" cy="18.3" r="3.2" fill="#efe4cd" ${EDGE}/><circle cx="17" cy="18.3" r="3.2" fill="#efe4cd" ${EDGE}/>`,
  city: `<path d="M2.5 21.5V11l4-3.5 3.5 3.5V6.5L13.5 3 17 6.5V11h4.5v10.5z" fill="var(--p,#cbb38a)" ${EDGE}/><path d="M11.5 21.5v-4.5a2 2 0 0 1 4 0v4.5M5 14.5h2.5M12 9h3" ${LINE} ${INNER} stroke-width="1.3"/>`,
  capital: `<path d="M1.5 21.5V10l3.5-3.5L8.5 10V6.5L12 2l3.5 4.5V10L19 6.5l3.5 3.5v11.5z" fill="var(--p,#cbb38a)" ${EDGE}/><path d="M10 21.5V17a2 2 0 0 1 4 0v4.5" ${LINE} ${INNER} stroke-width="1.3"/><path d="m12 6.8 1.1 2.3 2.5.300-1.9 1.7.500 2.5L12 12.4l-2.2 1.2.500-2.5-1.9-1.7 2.5-.300z" fill="#fff6e6" ${INNER} stroke-width=".7"/>`,
  'city-walls': `<path d="M1.5 21V9.5h4V13h3V9.5h3.5 3.5V13h3V9.5h4V21z" fill="#d9cfbd" ${EDGE}/><path d="M1.5 15.5h21M6 15.5V18M12 13v2.5M18 15.5V18M9.5 18v3M14.5 18v3M1.5 18h21" ${LINE} ${INNER} stroke-width=".9"/>`,
  hut: `<path d="M2.5 19.5C3.5 8 8 4.5 12 4.5S20.5 8 21.5 19.5z" fill="#cf9a5c" ${EDGE}/><path d="M9.5 19.5V15a2.5 2.5 0 0 1 5 0v4.5M8 8c2.5 1 5.5 1 8 0M5.5 12.5c1.5.5 2 .5 3 .5M15.5 13c1 0 1.5 0 3-.5" ${LINE} ${INNER} stroke-width="1.2"/>`,
  village: `<path d="M2 20V12l4-4.5 4 4.5v8z" fill="#c98250" ${EDGE}/><path d="M14 20v-8l4-4.5 4 4.5v8z" fill="#c98250" ${EDGE}/><path d="M7 20V9.5L12 3l5 6.5V20z" fill="#b0652f" ${EDGE}/><path d="M10.5 20v-4.5h3V20M12 3V.8l3 1L12 3" ${LINE} stroke="var(--icon-edge)" stroke-width="1.2"/>`,
  'great-person': `<circle cx="12" cy="7.5" r="4.5" fill="#dcc3e6" ${EDGE}/><path d="M3.5 21.5c0-6 3.5-8.5 8.5-8.5s8.5 2.5 8.5 8.5z" fill="#b38ac4" ${EDGE}/><path d="M5.5 9.5C4.5 6 6 3 8 1.5M18.5 9.5C19.5 6 18 3 16 1.5" ${LINE} stroke="#5e7a34" stroke-width="1.8"/>`,
  event: `<rect x="4.5" y="2" width="15" height="20" rx="2" fill="#e8d6ee" ${EDGE}/><path d="M8 7.5c2.5 1.5 5.5 1.5 8 0v5c0 3-2 5-4 5s-4-2-4-5z" fill="#9a58a6" ${edge(1.1)}/><path d="M9.8 11h1.6M12.8 11h1.6M10.3 14c1 .8 2.4.8 3.4 0" ${LINE} stroke="#fff6e6" stroke-width="1.1"/>`,
  wonder: `<path d="M12 2l2.7 6 6.5.700-4.8 4.4 1.3 6.4-5.7-3.2-5.7 3.2 1.3-6.4L2.8 8.7 9.3 8z" fill="#f0cf6d" ${EDGE}/>`,
  'star-building': `<path d="M12 3l2.5 5.6 6 .6-4.5 4.1 1.3 5.9-5.3-3-5.3 3 1.3-5.9L3.5 9.2l6-.6z" fill="#fff2c4" ${EDGE}/>`,
  'natural-wonder': `<path d="M2 20 9 6l3.5 6 2-3L22 20z" fill="#e9d7ef" ${EDGE}/><path d="M9 6l1.5 4H7.7zM18 3v3M16.5 4.5h3" ${LINE} stroke="#9a58a6" stroke-width="1.5"/>`,
  // --- units and battle
  infantry: `<path d="M16.5 22 19 3" ${LINE} stroke="var(--icon-edge)" stroke-width="2"/><path d="M17.3 7 19.4 1l1.4 6.5z" fill="#e3dccb" ${edge(1.2)}/><circle cx="9.5" cy="13" r="7.3" fill="var(--f, #cbb38a)" ${EDGE}/><circle cx="9.5" cy="13" r="2.3" fill="#fff6e6" ${edge(1.1)}/>`,
  artillery: `<path d="M6 2.5c9 2 13 7.5 13 9.5s-4 7.5-13 9.5" ${LINE} stroke="var(--icon-edge)" stroke-width="3.6"/><path d="M6 2.5c9 2 13 7.5 13 9.5s-4 7.5-13 9.5" ${LINE} stroke="var(--f, #cbb38a)" stroke-width="1.9"/><path d="M6 2.5v19" ${LINE} stroke="var(--icon-edge)" stroke-width="1"/><path d="M1.5 12h18M16 8.5l5.5 3.5-5.5 3.5M2 9.5l2.5 2.5L2 14.5" ${LINE} stroke="var(--icon-edge)" stroke-width="1.6"/>`,
  mounted: `<path d="M6 21.5c0-4 1.5-6 3.5-8-2 .5-3.8 1.5-5 1.5-1.5 0-2.5-1.5-1.5-3L7.5 6c.5-1.5 2-2.5 3.5-3l.5-1.5L13.5 3c5 .5 7.5 5 7.5 10.5v8z" fill="var(--f, #cbb38a)" ${EDGE}/><circle cx="10.5" cy="7.7" r="1.2" fill="#2b2620"/><path d="M14 5c3.5 1.5 4.5 5 4.5 9" ${LINE} ${INNER} stroke-width="1.2"/>`,
  aircraft: `<path d="M10.8 2.5c.6-1.2 1.8-1.2 2.4 0l.8 6.5 8 4.5v2.5l-8-2-.5 4.5 2.5 2v1.5L12 21.5 8 22.5V21l2.5-2-.5-4.5-8 2V14l8-4.5z" fill="var(--f, #cbb38a)" ${EDGE}/>`,
  attack: `<path d="M4 3l11 12M20 3 9 15" ${LINE} stroke="var(--icon-edge)" stroke-width="3.6"/><path d="M4 3l11 12M20 3 9 15" ${LINE} stroke="#d8d3c8" stroke-width="1.7"/><path d="M13 19l6-6M5 13l6 6M16.5 16.5 21 21M7.5 16.5 3 21" ${LINE} stroke="var(--icon-edge)" stroke-width="2"/>`,
  wound: `<path d="M12 2.5c4 6 6.5 9 6.5 12.5a6.5 6.5 0 0 1-13 0C5.5 11.5 8 8.5 12 2.5z" fill="#b5402d" ${EDGE}/>`,
  heal: `<path d="M9 3h6v6h6v6h-6v6H9v-6H3V9h6z" fill="#cfe0bd" ${EDGE}/>`,
  // --- values of a civilization
  travel: `<path d="M7 2.5h6.5v9c2 2 7.5 1.5 7.5 5.5v3H5.5v-5c1.5-2 1.5-4 1.5-6z" fill="#c69a63" ${EDGE}/><path d="M5.5 17.5H21M13.5 6h-3M13.5 9h-3M1 8h3.5M.8 12H4" ${LINE} stroke="var(--icon-edge)" stroke-width="1.3"/>`,
  stacking: `<g fill="#d9c7a4" ${EDGE}><ellipse cx="12" cy="18" rx="9" ry="3.6"/><ellipse cx="12" cy="13" rx="9" ry="3.6"/><ellipse cx="12" cy="8" rx="9" ry="3.6"/></g>`,
  'culture-hand': `<g ${edge(1.3)}><rect x="3" y="6" width="10" height="14" rx="1.5" fill="#e8d6ee" transform="rotate(-14 8 20)"/><rect x="7.5" y="4.5" width="10" height="14" rx="1.5" fill="#e8d6ee"/><rect x="11.5" y="6" width="10" height="14" rx="1.5" fill="#e8d6ee" transform="rotate(14 16 20)"/></g>`,
  'battle-hand': `<g ${edge(1.3)}><rect x="3" y="6" width="10" height="14" rx="1.5" fill="#f0d2c8" transform="rotate(-14 8 20)"/><rect x="7.5" y="4.5" width="10" height="14" rx="1.5" fill="#f0d2c8"/><path d="M12.5 7v7M10 12h5M12.5 14v2.5"/></g>`,
  water: `<path d="M2 8c3.5-4 6.5 4 10 0s6.5 4 10 0M2 14c3.5-4 6.5 4 10 0s6.5 4 10 0M2 20c3.5-4 6.5 4 10 0s6.5 4 10 0" ${LINE} stroke="#4a93c6" stroke-width="2.2"/>`,
  // --- actions, answers, victories
  build: `<path d="M3 21.5V13h8v8.5zM13 21.5V9h8v12.5z" fill="#d9bd8a" ${EDGE}/><path d="M3 17h8M13 13h8M13 17h8M7 13v4M17 9v4" ${LINE} ${INNER} stroke-width="1"/><path d="M2 6.5 7 2l5 4.5" ${LINE} stroke="var(--icon-edge)" stroke-width="1.8"/>`,
  harvest: `<path d="M4 12h16l-2 9H6z" fill="#d9bd8a" ${EDGE}/><path d="M5 16.5h14M9 12l.8 9M15 12l-.8 9" ${LINE} ${INNER} stroke-width="1"/><path d="M5 12c0-11 14-11 14 0" ${LINE} stroke="var(--icon-edge)" stroke-width="1.8"/>`,
  'for-free': `<rect x="3.5" y="10" width="17" height="11.5" fill="#e6d3a3" ${EDGE}/><rect x="2" y="6.5" width="20" height="4.5" fill="#f0cf6d" ${EDGE}/><path d="M12 6.5v15M12 6.5C9 1 4.5 3.5 7 6.5M12 6.5c3-5.5 7.5-3 5 0" ${LINE} stroke="var(--icon-edge)" stroke-width="1.5"/>`,
  'two-items': `<rect x="2.5" y="9" width="11" height="12" rx="1.5" fill="#e6d3a3" ${EDGE}/><rect x="10" y="3" width="11" height="12" rx="1.5" fill="#f3e6c6" ${EDGE}/><path d="M15.5 6v6M12.5 9h6" ${LINE} ${INNER} stroke-width="1.8"/>`,
  upgrade: `<path d="M12 3l8 9h-5v9H9v-9H4z" fill="#cfe0bd" ${EDGE}/>`,
  found: `<path d="M2.5 21.5V13L6 9.5 9.5 13V9L13 5.5 16.5 9v12.5z" fill="#cbb38a" ${EDGE}/><path d="M19.5 2.5v7M16 6h7" ${LINE} stroke="#3f8a44" stroke-width="2.5"/>`,
  discover: `<rect x="2.5" y="2.5" width="19" height="19" rx="2" fill="#d5c49a" ${EDGE}/><path d="M12 18V7M7.5 11 12 6.5l4.5 4.5" ${LINE} ${INNER} stroke-width="2.2"/>`,
  cancel: `<circle cx="12" cy="12" r="9" fill="#f8ddd4" ${EDGE}/><path d="M6 6l12 12" ${LINE} stroke="#b5402d" stroke-width="2.8"/>`,
  onward: `<path d="M4 4l8 8-8 8M12 4l8 8-8 8" ${LINE} stroke="var(--icon-edge)" stroke-width="2.2"/>`,
  never: `<path d="M12 3.5c-4 0-6 3-6 6.5v5l-2 2.5h16L18 15v-5c0-3.5-2-6.5-6-6.5zM10 19.5c.5 2 3.5 2 4 0" ${LINE} stroke="var(--icon-edge)" stroke-width="1.7"/><path d="M3.5 3.5l17 17" ${LINE} stroke="#b5402d" stroke-width="2.3"/>`,
  locked: `<rect x="4.5" y="10.5" width="15" height="11" rx="2" fill="#d9cfbd" ${EDGE}/><path d="M8 10.5V7.5a4 4 0 0 1 8 0v3" ${LINE} stroke="var(--icon-edge)" stroke-width="2"/>`,
  victory: `<path d="M12 21C5 20 2.5 14 4 5M12 21c7-1 9.5-7 8-16" ${LINE} stroke="#5e7a34" stroke-width="1.8"/><path d="M4 8l3 2M4 12l3.5 1.5M5.5 16l3.5.5M20 8l-3 2M20 12l-3.5 1.5M18.5 16l-3.5.5" ${LINE} stroke="#5e7a34" stroke-width="2.2"/>`,
  space: `<path d="M12 1.5c4 3.5 5 8 4.5 13h-9c-.5-5 .5-9.5 4.5-13z" fill="#e9e4da" ${EDGE}/><path d="M7.5 11 3.5 16.5V20l4.5-2.5M16.5 11l4 5.5V20L16 17.5" fill="#b5402d" ${EDGE}/><circle cx="12" cy="8.5" r="2" fill="#4a93c6" ${edge(1.2)}/><path d="M10 17.5 12 22.5l2-5z" fill="#f0cf6d" ${edge(1.2)}/>`,
  'capital-falls': `<path d="M1.5 21.5V10l3.5-3.5L8.5 10V6.5L12 2l3.5 4.5V10L19 6.5l3.5 3.5v11.5z" fill="#d9cfbd" ${EDGE}/><path d="m13.5 4.5-3 5 3.5 3-3.5 4 1.5 5" ${LINE} stroke="#b5402d" stroke-width="2.2"/>`,
};
