import { card } from '../testing/cards-server.ts';
import { optionsForShortfall } from './shortfall.rules.ts';

const amountsOf = (balanceMinor: number, missingMinor: number) => {
  const { options, other } = optionsForShortfall(card('a', balanceMinor).addMoney, missingMinor);
  return [options.map(({ amount }) => amount.amountMinor), other?.least.amountMinor];
};

describe('what can be added to a card that lacks money for an order', () => {
  it.each([
    {
      balance: 125,
      missing: 416,
      amounts: [1000, 1500, 2500, 5000, 7500, 10_000],
      because: 'all are enough',
      least: 500,
    },
    {
      balance: 125,
      missing: 1500,
      amounts: [1500, 2500, 5000, 7500, 10_000],
      because: 'at least the shortfall',
      least: 1500,
    },
    {
      balance: 125,
      missing: 1501,
      amounts: [2500, 5000, 7500, 10_000],
      because: 'the next ones',
      least: 1600,
    },
    {
      balance: 0,
      missing: 12_345,
      amounts: [12_400],
      because: 'none is enough: rounded up to a whole dollar',
      least: 12_400,
    },
    { balance: 49_000, missing: 720, amounts: [1000], because: 'never above the headroom', least: 800 },
    { balance: 49_200, missing: 720, amounts: [800], because: 'rounded up within the headroom', least: 800 },
    {
      balance: 49_300,
      missing: 720,
      amounts: [],
      because: 'the headroom is too small: another payment only',
      least: undefined,
    },
    { balance: 49_450, missing: 120, amounts: [500], because: 'not below the least amount', least: 500 },
    {
      balance: 49_700,
      missing: 120,
      amounts: [],
      because: 'the headroom is below the least amount',
      least: undefined,
    },
  ])(
    'of $balance, $missing missing, is $amounts: $because, D-28, ORD-105',
    ({ balance, missing, amounts, least }) => {
      expect(amountsOf(balance, missing)).toEqual([amounts, least]);
    },
  );
});
