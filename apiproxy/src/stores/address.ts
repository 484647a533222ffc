import type { StoreFacts } from './store.ts';

type Address = Pick<StoreFacts, 'street' | 'addressLine2' | 'city' | 'region' | 'postalCode' | 'countryCode'>;
/** The countries that write the city before the region and the postal code. */
const cityFirst: readonly string[] = ['US', 'CA', 'AU', 'GB', 'IE', 'IN', 'MX', 'NZ', 'SG', 'ZA'];
const joined = (parts: readonly string[], separator = ' ') =>
  parts.filter((part) => part !== '').join(separator);

/** The lines of an address as its country writes them: “Chicago, IL 60602”, “10119 Berlin” (SHP-011). */
export const addressLines = (store: Address): readonly string[] => {
  const { street, addressLine2, city, region, postalCode, countryCode } = store;
  const place = cityFirst.includes(countryCode)
    ? joined([city, joined([region, postalCode])], ', ')
    : joined([postalCode, city]);
  return [street, ...(addressLine2 === null ? [] : [addressLine2]), place];
};
