export type Currency = 'USD' | 'CAD';
/** Integer minor units (cents) and a currency; a float never touches it (D-01). */
export interface Money {
  readonly amountMinor: number;
  readonly currency: Currency;
}

export const money = (amountMinor: number, currency: Currency): Money => ({ amountMinor, currency });

/** Only for handing an amount to Intl: never calculate with the result. */
export const toMajorUnits = ({ amountMinor }: Money): number => amountMinor / 100;
