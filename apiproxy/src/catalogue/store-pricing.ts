import type { Locale, Market, ServerErrorCode, Rule } from '@crema/shared-contracts';
import type { StorePricingInput } from '../generated/resolvers.ts';
import { createAppError } from '../http/errors/app-error.ts';
import type { StoreFacts } from '../stores/stores.public.ts';
import { marketOfLocale, nationalPlace, type PricedPlace } from './priced-catalogue.ts';

interface PricingFacts {
  readonly store: StoreFacts | undefined;
  readonly input: StorePricingInput;
}
const markets: readonly string[] = ['US', 'CA'] satisfies Market[];
const isMarket = (code: string): code is Market => markets.includes(code);
/** Company-operated and licensed. */
const ownershipTypes: readonly string[] = ['CO', 'LS'];

/** The rules are checked top to bottom; the first violated rule is reported. */
const rules: readonly Rule<
  PricingFacts,
  { readonly code: ServerErrorCode; readonly field?: keyof StorePricingInput }
>[] = [
  { code: 'MISSING_COUNTRY', isViolatedBy: ({ input }) => input.countryCode.trim() === '' },
  { code: 'VALIDATION', field: 'countryCode', isViolatedBy: ({ input }) => !isMarket(input.countryCode) },
  {
    code: 'VALIDATION',
    field: 'ownershipTypeCode',
    isViolatedBy: ({ input }) => !ownershipTypes.includes(input.ownershipTypeCode),
  },
  {
    code: 'WRONG_STORE_REGION',
    isViolatedBy: ({ store, input }) => store !== undefined && store.country !== input.countryCode,
  },
];

/**
 * The place whose prices a list has: the store; without one the nation of the input's country, else of the
 * language. Throws the errors of `rules`.
 */
export const pricedPlaceFor = (
  store: StoreFacts | undefined,
  input: StorePricingInput | null | undefined,
  locale: Locale,
): PricedPlace => {
  const violated = input && rules.find((rule) => rule.isViolatedBy({ store, input }));
  if (violated)
    throw createAppError(
      violated.code,
      undefined,
      violated.field && { field: `storePricingInput.${violated.field}` },
    );
  if (store) return store;
  return nationalPlace(input && isMarket(input.countryCode) ? input.countryCode : marketOfLocale(locale));
};
