/** One press of a “+”. Each press is an object of its own. */
export interface QuickAddPress {
  readonly productNumber: number;
  readonly formCode: string;
  /** The page of the product. */
  readonly path: string;
  /** The button, which is busy until the product is in the cart. */
  readonly button: HTMLElement;
}
