import type { WalletCard } from './wallet-card.ts';

type AddMoneyOptions = WalletCard['addMoney'];
const unitMinor = 100;

/**
 * D-28: the amounts that can be added for a missing amount in minor units: the configured ones of at least this amount. If
 * there are none, the missing amount rounded up to whole units and to the least amount. An amount above the headroom is
 * never offered: then nothing is left, and only another payment helps.
 */
export const optionsForShortfall = (options: AddMoneyOptions, missingMinor: number): AddMoneyOptions => {
  const enough = options.options.filter(
    ({ amount, isAvailable }) => isAvailable && amount.amountMinor >= missingMinor,
  );
  const { other } = options;
  if (!other) return { ...options, options: enough };
  const least = Math.max(Math.ceil(missingMinor / unitMinor) * unitMinor, other.least.amountMinor);
  const isPossible = least <= other.most.amountMinor;
  const amount = { ...other.least, amountMinor: least };
  const rounded = { __typename: 'AddMoneyOption' as const, amount, isAvailable: true };
  return {
    ...options,
    options: enough.length > 0 || !isPossible ? enough : [rounded],
    other: isPossible ? { ...other, least: amount } : null,
  };
};
