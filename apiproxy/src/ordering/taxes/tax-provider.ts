import type { Currency } from '@crema/shared-contracts';
import type { LocalizedMessage } from '../../i18n/messages.ts';
import type { StoreFacts } from '../../stores/stores.public.ts';

/** Whether goods are eaten in the store, or taken away. */
export type Consumption = 'in' | 'away';
export type TaxedPlace = Pick<StoreFacts, 'country' | 'region' | 'postalCode' | 'timeZone'> &
  Partial<Pick<StoreFacts, 'taxJurisdiction'>>;
/** The sum of an order's lines of one class, after the discount. Lines without a class are not taxed anywhere. */
export interface TaxedSum {
  readonly productClass: string;
  readonly minor: number;
}
export interface TaxQuestion {
  readonly place: TaxedPlace;
  readonly consumption: Consumption;
  readonly currency: Currency;
  readonly sums: readonly TaxedSum[];
}
/** One tax of an order: a sum of its jurisdiction (SHP-009). */
export interface AppliedTax {
  readonly jurisdiction: string;
  /** Unique among the taxes of an order. */
  readonly key: string;
  readonly label: LocalizedMessage;
  /** In basis points: 997.5 is 9.975 %. */
  readonly rate: number;
  /** The prices that the tax is on; they contain it if it is included. */
  readonly baseMinor: number;
  readonly minor: number;
  readonly isIncluded: boolean;
}
/** The source of an order's taxes: the shop's rows, a service, or the rows because the service failed. */
export type TaxSource = 'rows' | 'service' | 'rows-after-failure';
export interface TaxReply {
  readonly taxes: readonly AppliedTax[];
  readonly source: TaxSource;
}
/** A rate in effect at a place. */
export type TaxRate = Pick<AppliedTax, 'key' | 'label' | 'rate' | 'isIncluded'>;

/** Computes the taxes of orders: from the shop's rows, or by a service. Its functions throw inside a transaction. */
export interface TaxProvider {
  taxesOn(question: TaxQuestion): Promise<TaxReply>;
  /** The rates that the shop states for a place, for pages. */
  ratesAt(place: TaxedPlace): Promise<readonly TaxRate[]>;
}
declare module '../../http/app-deps.ts' {
  interface AppDeps {
    readonly taxes: TaxProvider;
  }
}
