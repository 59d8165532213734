/** What factions and their strongholds can do, in signs; the words come from the server. */
import type { Item } from './svg';

export const ABILITIES: Readonly<Record<string, readonly Item[]>> = {
  none: [],
  town_bonus_vp: [['', 'town'], '→', ['+5', 'points']],
  vp_coin_exchange: [[1, 'points'], '→', [1, 'coin'], '·', [2, 'coin'], '→', [1, 'points']],
  priest_digging: [[1, 'priest'], '→', [1, 'spade'], ['+2', 'points']],
  spade_vp: [[1, 'spade'], '→', ['+1', 'points']],
  cult_on_leech: [['', 'leech'], '→', [1, 'cults']],
  worker_bridge: [[2, 'worker'], '→', ['', 'bridge']],
  tunnel: [[2, 'worker'], '→', ['', 'tunnel'], ['+4', 'points']],
  river_town: [
    ['', 'town'],
    ['', 'water'],
  ],
  town_workers: [['', 'town'], '→', ['+3', 'worker']],
  single_start_double_favor: [[1, 'D'], '·', ['', 'TE'], '→', [2, 'favor']],
  two_spades_always: [[2, 'spade'], '→', ['', 'D']],
  carpet: [[1, 'priest'], '→', ['', 'carpet'], ['+4', 'points']],
  three_start_dwellings: [[3, 'D']],
};

export const STRONGHOLDS: Readonly<Record<string, readonly Item[]>> = {
  favor_plus_cult2: [['+1', 'favor'], '·', [2, 'cults']],
  free_remote_dwelling: [['', 'broom'], '→', ['', 'D']],
  power_from_spades: [['+12', 'power'], '·', ['', 'spade'], '→', [2, 'power']],
  ordain: [[3, 'worker'], '→', [3, 'priest']],
  three_spades: [[3, 'spade']],
  vp7: [['+7', 'points']],
  bridge_vp: [['', 'pass'], ['', 'bridge'], '→', ['+3', 'points']],
  cheap_tunnel: [[1, 'worker'], '→', ['', 'tunnel']],
  free_ship: [['+1', 'ship']],
  free_trading_post: [['', 'D'], '→', ['', 'TP']],
  double_turn: [['', 'double']],
  two_free_spades: [[2, 'spade'], '→', ['', 'D']],
  long_carpet: [['+1', 'carpet']],
  sandstorm: [['', 'storm'], '→', ['', 'D']],
};
