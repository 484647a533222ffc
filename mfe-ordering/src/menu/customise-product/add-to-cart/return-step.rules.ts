interface HistoryEntry {
  /** null for a page of another origin. */
  readonly url: string | null;
  /** It can be opened without loading the document again. */
  readonly sameDocument: boolean;
}

/** Pages that only led to the product: other products, the store picker, sign-in, and dialogs over a page. */
const isOnTheWay = ({ pathname, hash }: URL): boolean =>
  hash !== '' || /^\/(menu\/(product|store-locator)|account)(\/|$)/.test(pathname);

export interface ReturnStep {
  /** For `history.go`; negative. */
  readonly delta: number;
  readonly pathname: string;
}

/**
 * The page where the visitor was before he opened the product (K-12): the list keeps its filters and its place. Undefined
 * when no page of this document precedes the product, for example after a link in a mail.
 */
export const findReturnStep = (entries: readonly HistoryEntry[], current: number): ReturnStep | undefined => {
  for (let index = current - 1; index >= 0; index -= 1) {
    const { url, sameDocument } = entries[index] ?? { url: null, sameDocument: false };
    if (url === null || !sameDocument) return undefined;
    const page = new URL(url);
    if (!isOnTheWay(page)) return { delta: index - current, pathname: page.pathname };
  }
  return undefined;
};

/** The return path in the browser's history; undefined where the Navigation API is missing. */
export const readReturnStep = (): ReturnStep | undefined => {
  const { navigation } = window as { readonly navigation?: Navigation };
  if (!navigation?.currentEntry) return undefined;
  return findReturnStep(navigation.entries(), navigation.currentEntry.index);
};
