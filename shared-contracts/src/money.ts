import type { Market } from './locale.ts';

export type Currency = 'USD' | 'CAD';
/**
 * An amount in integer minor units (cents) with its currency; amounts are never floating-point numbers
 * (D-01).
 */
export interface Money {
  readonly amountMinor: number;
  readonly currency: Currency;
}

/** D-01: the market decides the currency. */
export const currencyOf = { US: 'USD', CA: 'CAD' } as const satisfies Record<Market, Currency>;

export const money = (amountMinor: number, currency: Currency): Money => ({ amountMinor, currency });

/** The amount in major units, only as an argument of Intl; never calculate with it. */
export const toMajorUnits = ({ amountMinor }: Money): number => amountMinor / 100;
