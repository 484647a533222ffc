/** When a product was last loaded, and when a load last failed; monotonic milliseconds (D-08). */
export interface LoadTimes {
  readonly loadedAt?: number | undefined;
  readonly failedAt?: number | undefined;
}
export interface FreshnessLimits {
  readonly productStaleAfter: number;
  readonly productRetryAfter: number;
}

/** Milliseconds until a product is asked for again: at once when it never was, else when stale or due for a retry (ORD-024). */
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

/** An address may hold anything; what is no GraphQL Int can be no product's number, and the server is not asked (ORD-024). */
export const canBeProductNumber = (number: number): boolean =>
  Number.isInteger(number) && number > 0 && number < 2 ** 31;
