/** The share images of the shop's sections: 1200 × 630, rendered by the host's build. */
export const shareImages = ['shop', 'menu', 'stores', 'gifts', 'rewards'] as const;
export type ShareImage = (typeof shareImages)[number];

/** What a page says about itself in the document's head; texts are in the visitor's language. */
export interface PageHead {
  /** The name of the product, category, design or order, without the brand: the host adds it. */
  readonly title: string;
  /** False if the address leads to nothing, such as a product that does not exist: the host writes its own “not found” title. */
  readonly found?: boolean;
  /** One or two sentences for search results and shared links. */
  readonly description?: string;
  /** Path (and query, where it chooses the content) that this page is known by; the page's own path by default. */
  readonly canonical?: string;
  readonly image?: ShareImage;
}
