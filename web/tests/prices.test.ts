import { describe, expect, it } from 'vitest';
import type { BoardModule } from '../src/boards/board';
import { triedPrice } from '../src/lib/prices';

const tried = {
  changes: { coins: -2, shields: 1 },
  open: ['points'],
  gained: [],
  lost: [],
  goes_on: true,
  final: false,
};

describe('what the engine tried', () => {
  it('is a cost where a number goes down and a gain where it goes up', () => {
    expect(triedPrice(tried, null, 'sw')).toEqual({ cost: ['2 coins'], gain: ['1 shields', '? points'] });
  });
  it('has the icons of the game where it has them', () => {
    const board = { counterIcon: (name: string) => (name === 'coins' ? 'sw-coin' : null) } as unknown as BoardModule;
    expect(triedPrice(tried, board, 'sw').cost).toEqual([{ icon: 'sw-coin', amount: 2, name: 'coins' }]);
  });
});
