/** One press of a “+”. Each press is an object of its own. */
export interface QuickAddPress {
  /** Its value is the path of the product’s page. */
  readonly button: HTMLButtonElement;
}
