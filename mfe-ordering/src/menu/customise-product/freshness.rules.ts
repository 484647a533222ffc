/**
 * The times when a product was last loaded, and when a load last failed, in monotonic milliseconds (D-08).
 */
export interface LoadTimes {
  readonly loadedAt?: number | undefined;
  readonly failedAt?: number | undefined;
}
export interface FreshnessLimits {
  readonly productStaleAfter: number;
  readonly productRetryAfter: number;
}

/**
 * Returns the milliseconds until a product is requested again: 0 when it was never requested, otherwise until
 * it is stale or due for a retry (ORD-024).
 */
export const nextLoadIn = (
  { loadedAt, failedAt }: LoadTimes,
  now: number,
  { productStaleAfter, productRetryAfter }: FreshnessLimits,
): number => {
  const due =
    failedAt !== undefined
      ? failedAt + productRetryAfter
      : loadedAt !== undefined
        ? loadedAt + productStaleAfter
        : now;
  return Math.max(0, due - now);
};

export type ProductView = 'loading' | 'product' | 'errorProduct' | 'emptyProduct';
/** ORD-024: after a failed load the cached product is shown with a notice, or an error page when none is cached. */
export const findProductView = (facts: { readonly known: boolean; readonly failed: boolean }): ProductView =>
  facts.known ? (facts.failed ? 'errorProduct' : 'product') : facts.failed ? 'emptyProduct' : 'loading';

/**
 * A URL may contain any text. A number outside GraphQL's Int range cannot be a product's number, so the
 * server is not asked (ORD-024).
 */
export const canBeProductNumber = (number: number): boolean =>
  Number.isInteger(number) && number > 0 && number < 2 ** 31;
