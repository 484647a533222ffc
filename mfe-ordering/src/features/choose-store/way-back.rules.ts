import { menuPaths } from '../../catalogue/menu-paths.ts';

interface Arrival {
  /** The query of /menu/store-locator. */
  readonly query: URLSearchParams;
  /** Where the customer came from, kept in the history entry. */
  readonly from?: string | undefined;
}

/** Checked top to bottom: where a chosen store leads (ORD-008). */
const waysBack: readonly ((arrival: Arrival) => string | undefined)[] = [
  ({ query }) => (query.get('redirect') === 'cart' ? menuPaths.cart : undefined),
  ({ from }) => (from?.startsWith('/menu') ? from : undefined),
];
export const wayBack = (arrival: Arrival): string =>
  waysBack.map((way) => way(arrival)).find((path) => path !== undefined) ?? menuPaths.root;
