import { highestBalanceMinor, type Configuration, type Currency } from '@crema/shared-contracts';
import type { AddMoneyOptions } from '../../reload/add-money.rules.ts';

const unitMinor = 100;
/** D-152: the least amount of one's own, in whole units. */
const leastOther = 5;

/** The amounts that can be added to a card that does not exist yet: the configured amounts and any whole amount, up to the highest balance (D-92). */
export const firstCardOptions = (
  { svcLoadOptions }: Pick<Configuration, 'svcLoadOptions'>,
  currency: Currency,
): AddMoneyOptions => {
  const amount = (amountMinor: number) => ({ __typename: 'Money' as const, amountMinor, currency });
  return {
    __typename: 'AddMoneyOptions',
    headroom: amount(highestBalanceMinor),
    options: svcLoadOptions.map((units) => ({
      __typename: 'AddMoneyOption',
      amount: amount(units * unitMinor),
      isAvailable: units * unitMinor <= highestBalanceMinor,
    })),
    other: {
      __typename: 'AmountRange',
      least: amount(leastOther * unitMinor),
      most: amount(highestBalanceMinor),
    },
  };
};
