/** The state of the link that begins once more after an outcome without a payment method: its form takes focus. */
export const stateOfAgain = { again: true } as const;
export const isAgain = (state: unknown): boolean =>
  (state as Partial<typeof stateOfAgain> | null)?.again === true;
