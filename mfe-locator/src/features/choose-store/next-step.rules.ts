import { toDistance, type StoreSummary } from '@crema/shared-contracts';

interface Choice {
  /** The query of the locator's URL. */
  readonly query: URLSearchParams;
  /** The page the customer came from, kept in the history entry. */
  readonly from?: unknown;
  readonly store: Pick<StoreSummary, 'storeNumber' | 'address' | 'distanceMetres'>;
}

const isCartRedirect = (query: URLSearchParams) =>
  query.get('cart') === '1' || query.get('redirect') === 'cart';

/** Paths to go to after choosing a store; checked top to bottom (LOC-040). */
const rules: readonly ((choice: Choice) => string | undefined)[] = [
  ({ query }) => (isCartRedirect(query) ? '/menu/cart' : undefined),
  ({ from }) => (typeof from === 'string' && /^\/menu(?![\w-])/.test(from) ? from : undefined),
];
/**
 * Returns /menu?storeNumber=…&distance=… with the chosen store and its distance, in the store's unit
 * (LOC-042).
 */
const menuPath = ({ store: { storeNumber, address, distanceMetres } }: Choice): string =>
  `/menu?${new URLSearchParams({
    storeNumber,
    ...(distanceMetres !== null && {
      distance: String(toDistance(distanceMetres, address.countryCode).value),
    }),
  }).toString()}`;
export const nextStep = (choice: Choice): string =>
  rules.map((rule) => rule(choice)).find((path) => path !== undefined) ?? menuPath(choice);
