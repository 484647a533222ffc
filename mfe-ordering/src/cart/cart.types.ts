export const itemAvailabilities = [
  'AVAILABLE',
  'SOLD_OUT',
  'NOT_SOLD',
  'NOT_ORDERABLE_ONLINE',
  'UNKNOWN',
] as const;
export type ItemAvailability = (typeof itemAvailabilities)[number];

/** ORD-040: what is ordered, in which size, how often, and what differs from the standard recipe. */
export interface CartLine {
  readonly itemId: string;
  readonly product: {
    readonly productNumber: number;
    readonly formCode: string;
    readonly name: string;
    /** A ProductArtSpec as JSON text. */
    readonly art: string;
    /** Of the product as a whole; a size that says nothing of its own has this one. */
    readonly availability: ItemAvailability;
    readonly sizes: readonly CartSize[];
  };
  readonly sizeCode: string;
  readonly quantity: number;
  readonly childItems: readonly ChildItem[];
  /** Ingredients of the standard recipe that the customer excludes (docs/decisions/005). */
  readonly excludedIngredients?: readonly ExcludedIngredient[];
  /** What the standard recipe holds beside that; absent in lines stored before lines had it. */
  readonly standardItems?: readonly StandardItem[];
  /** Wall-clock milliseconds. */
  readonly timeAdded: number;
}
export interface CartSize {
  readonly sizeCode: string;
  readonly sku: string;
  readonly name: string;
  /** At the order store; absent in lines stored before sizes had one. */
  readonly availability?: ItemAvailability;
}
export interface ChildItem {
  readonly productNumber: number;
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly availability?: ItemAvailability;
}
/** A standard ingredient that the customer excludes. */
export interface ExcludedIngredient {
  readonly sku: string;
  readonly name: string;
}
/** An option of the standard recipe that is not excluded, not replaced and not requested in another quantity. */
export interface StandardItem {
  readonly sku: string;
  readonly name: string;
  readonly availability: ItemAvailability;
}
/** By the line's id. */
export type StandardItemsByLine = Readonly<Record<string, readonly StandardItem[]>>;
/** A line before it has its id. */
export type LineDraft = Omit<CartLine, 'itemId' | 'timeAdded'>;
export type LineEdit = { readonly itemId: string } & Partial<LineDraft>;
/** What the order store has of one size or option (D-143). */
export interface AvailabilityFact {
  readonly sku: string;
  readonly availability: ItemAvailability;
}
