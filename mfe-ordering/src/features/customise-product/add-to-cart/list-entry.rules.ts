/** An entry of the tab's history, as the Navigation API has it. */
interface HistoryEntry {
  readonly url: string | null;
  readonly index: number;
}
export interface TabHistory {
  readonly currentEntry: HistoryEntry | null;
  readonly entries: () => readonly HistoryEntry[];
}

/** The pages of a menu that a customer leafs through, and the home pages. Not the cart, an order or the store picker. */
const listPage = /^\/(account\/for-you|menu(\/(?!cart|order\/|store-|product\/).+)?)?$/;
const productPages = '/menu/product/';
/** Empty for a page of another site. */
const pathOf = ({ url }: HistoryEntry): string => new URL(url ?? 'a:').pathname;

/**
 * The steps back to the list that led to the product: the last page before the product's own ones (K-12). Undefined if another
 * page led to it, or in a browser without the Navigation API.
 */
export const findStepsToList = (history: TabHistory | undefined): number | undefined => {
  const at = history?.currentEntry?.index ?? 0;
  const before = history
    ?.entries()
    .findLast((entry) => entry.index < at && !pathOf(entry).startsWith(productPages));
  return before && listPage.test(pathOf(before)) ? before.index - at : undefined;
};
