import { toDistance, type StoreReply } from '@crema/shared-contracts';

interface Arrival {
  /** The query of the locator's address. */
  readonly query: URLSearchParams;
  /** Where the customer came from, kept in the history entry. */
  readonly from?: unknown;
  readonly store: Pick<StoreReply, 'storeNumber' | 'address' | 'distanceMetres'>;
}

const isCartRedirect = (query: URLSearchParams) =>
  query.get('cart') === '1' || query.get('redirect') === 'cart';

/** Where a chosen store leads; checked top to bottom (LOC-040). */
const waysOn: readonly ((arrival: Arrival) => string | undefined)[] = [
  ({ query }) => (isCartRedirect(query) ? '/menu/cart' : undefined),
  ({ from }) => (typeof from === 'string' && /^\/menu(?![\w-])/.test(from) ? from : undefined),
];
/** /menu?storeNumber=…&distance=… says which store was chosen, and how far it is, in its own unit (LOC-042). */
const menuOf = ({ store: { storeNumber, address, distanceMetres } }: Arrival): string =>
  `/menu?${new URLSearchParams({
    storeNumber,
    ...(distanceMetres !== null && {
      distance: String(toDistance(distanceMetres, address.countryCode).value),
    }),
  }).toString()}`;
export const wayOn = (arrival: Arrival): string =>
  waysOn.map((way) => way(arrival)).find((path) => path !== undefined) ?? menuOf(arrival);
