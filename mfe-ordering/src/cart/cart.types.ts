export type ItemAvailability = 'AVAILABLE' | 'SOLD_OUT' | 'NOT_SOLD' | 'NOT_ORDERABLE_ONLINE' | 'UNKNOWN';

/** ORD-040: what is ordered, in which size, how often, and what differs from the standard recipe. */
export interface CartLine {
  readonly itemId: string;
  readonly product: {
    readonly productNumber: number;
    readonly formCode: string;
    readonly name: string;
    /** A ProductArtSpec as JSON text. */
    readonly art: string;
    readonly availability: ItemAvailability;
    readonly sizes: readonly { readonly sizeCode: string; readonly sku: string; readonly name: string }[];
  };
  readonly sizeCode: string;
  readonly quantity: number;
  readonly childItems: readonly ChildItem[];
  /** What of the standard recipe is wanted none of (docs/decisions/005). */
  readonly leftOut?: readonly LeftOutItem[];
  /** Wall-clock milliseconds. */
  readonly timeAdded: number;
}
export interface ChildItem {
  readonly productNumber: number;
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
}
/** A standard ingredient that is left out. */
export type LeftOutItem = Pick<ChildItem, 'sku' | 'name'>;
/** A line before it has its id. */
export type LineDraft = Omit<CartLine, 'itemId' | 'timeAdded'>;
export type LineEdit = { readonly itemId: string } & Partial<LineDraft>;
/** A product's availability at the order store. */
export interface AvailabilityFact {
  readonly productNumber: number;
  readonly formCode: string;
  readonly availability: ItemAvailability;
}
