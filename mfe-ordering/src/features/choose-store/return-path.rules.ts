import { menuPaths } from '../../catalogue/menu-paths.ts';

interface Arrival {
  /** The query of /menu/store-locator. */
  readonly query: URLSearchParams;
  /** The page the customer came from, stored in the history entry. */
  readonly from?: string | undefined;
}

/** The rules are checked top to bottom: the page after choosing a store (ORD-008). */
const returnPaths: readonly ((arrival: Arrival) => string | undefined)[] = [
  ({ query }) => (query.get('redirect') === 'cart' ? menuPaths.cart : undefined),
  ({ from }) => (from?.startsWith('/menu') ? from : undefined),
];
export const findReturnPath = (arrival: Arrival): string =>
  returnPaths.map((findPath) => findPath(arrival)).find((path) => path !== undefined) ?? menuPaths.root;
