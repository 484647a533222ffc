/** The share images of the shop's sections: 1200 × 630, rendered by the host's build. */
export const shareImages = ['shop', 'menu', 'stores', 'gifts', 'rewards'] as const;
export type ShareImage = (typeof shareImages)[number];

/** The entries that a page sets in the document's head; the texts are in the visitor's language. */
export interface PageHead {
  /** The name of the product, category, design or order, without the brand, which the host adds. */
  readonly title: string;
  /**
   * False if nothing exists at the URL, such as an unknown product: the host writes its own “not found”
   * title.
   */
  readonly found?: boolean;
  /** One or two sentences for search results and shared links. */
  readonly description?: string;
  /**
   * The canonical path of this page (with the query, if the query selects the content); by default the page's
   * own path.
   */
  readonly canonical?: string;
  readonly image?: ShareImage;
}
