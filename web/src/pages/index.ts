/** Pages by the first part of their address; what the first page does not need is loaded when it is wanted. */
export const pages = {
  table: () => import('./TablePage.svelte'),
  replay: () => import('./Replay.svelte'),
  puzzle: () => import('./PuzzlePage.svelte'),
  new: () => import('./NewTable.svelte'),
  games: () => import('./Tables.svelte'),
  lobby: () => import('./Tables.svelte'),
  rules: () => import('./RulesPage.svelte'),
  about: () => import('./AboutPage.svelte'),
  reset: () => import('./ResetPage.svelte'),
};

export const isPage = (name: string): name is keyof typeof pages => Object.hasOwn(pages, name);
