/** Spaces of any kind, among them U+00A0 and U+202F, and the signs of a currency. */
const ignored = /\s|\$|USD|CAD/gi;
/** Three digits after a separator are refused: “1,000” is a thousand for some and one for others. */
const amount = /^(\d{1,6})(?:[.,](\d{1,2}))?$/;

/** Reads a typed amount of money to minor units, digit by digit; undefined if it is not one (D-01). */
export const parseAmount = (typed: string): number | undefined => {
  const parts = amount.exec(typed.replace(ignored, ''));
  return parts ? Number(`${parts[1] ?? ''}${(parts[2] ?? '').padEnd(2, '0')}`) : undefined;
};
