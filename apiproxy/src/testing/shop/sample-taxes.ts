import type { Market } from '@crema/shared-contracts';
import { type ResolvedItem, taxedSumsOf, type PricedCart } from '../../ordering/pricing/price-cart.ts';
import { taxKind, type TaxRow } from '../../ordering/taxes/tax.kind.ts';
import { applyRows, rowsInEffect } from '../../ordering/taxes/tax-rows.ts';
import type { Discount } from '../../rewards/offers/discount.ts';
import { readSample } from '../../shop/sample.ts';
import { sampleIn } from './sample-catalogue.ts';

export interface SamplePlace {
  readonly country: Market;
  readonly region: string;
  readonly priceTier?: number;
}
/** The sample's rows of taxes at a place. */
export const taxRowsAt = (place: SamplePlace): readonly TaxRow[] =>
  rowsInEffect(
    readSample().rowsOf(taxKind),
    { ...place, postalCode: '', timeZone: 'UTC' },
    { consumption: 'away', at: '2026-06-03T09:00' },
  );
/** The sample's prices and taxes of a cart at a place. */
export const sampleCart = (
  items: readonly ResolvedItem[],
  place: SamplePlace,
  discount?: Discount,
): PricedCart => {
  const { pricing } = sampleIn(place.country, place.priceTier);
  const sums = taxedSumsOf(items, pricing, discount && { discount });
  return { pricing, taxes: { taxes: applyRows(taxRowsAt(place), sums), source: 'rows' } };
};

const whole = 1_000_000;
/** The tax on an amount, half up: computed otherwise than by the server. */
export const taxOn = (minor: number, basisPoints: number): number =>
  Math.floor((minor * Math.round(basisPoints * 100) + whole / 2) / whole);
