export const itemAvailabilities = [
  'AVAILABLE',
  'SOLD_OUT',
  'NOT_SOLD',
  'NOT_ORDERABLE_ONLINE',
  'UNKNOWN',
] as const;
export type ItemAvailability = (typeof itemAvailabilities)[number];

/** ORD-040: a product with its size, its quantity and the differences from the standard recipe. */
export interface CartLine {
  readonly itemId: string;
  readonly product: {
    readonly productNumber: number;
    readonly formCode: string;
    readonly name: string;
    /** A ProductArtSpec as JSON text. */
    readonly art: string;
    /** The path of a file with this art; absent in lines stored before lines had this field, and while there is no file. */
    readonly picture?: string | null;
    /** The availability of the whole product; a size without an availability of its own has this one. */
    readonly availability: ItemAvailability;
    readonly sizes: readonly CartSize[];
  };
  readonly sizeCode: string;
  readonly quantity: number;
  readonly childItems: readonly ChildItem[];
  /** Ingredients of the standard recipe that the customer excludes (docs/decisions/005). */
  readonly excludedIngredients?: readonly ExcludedIngredient[];
  /** The other ingredients of the standard recipe; absent in lines stored before lines had this field. */
  readonly standardItems?: readonly StandardItem[];
  /** The time in wall-clock milliseconds. */
  readonly timeAdded: number;
}
export interface CartSize {
  readonly sizeCode: string;
  readonly sku: string;
  readonly name: string;
  /** The availability at the order store; absent in lines stored before sizes had this field. */
  readonly availability?: ItemAvailability;
}
export interface ChildItem {
  readonly productNumber: number;
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  /** Its units in the standard recipe; absent in lines stored before lines had this field. */
  readonly standardQuantity?: number;
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
/** Keyed by the line's id. */
export type StandardItemsByLine = Readonly<Record<string, readonly StandardItem[]>>;
/** A line before it gets its id. */
export type LineDraft = Omit<CartLine, 'itemId' | 'timeAdded'>;
export type LineEdit = { readonly itemId: string } & Partial<LineDraft>;
/** The order store's availability of one size or option (D-143). */
export interface AvailabilityFact {
  readonly sku: string;
  readonly availability: ItemAvailability;
}
