/** Returns the same member of a list for the same text, for any text. */
export const pickBy = <T>(word: string, list: readonly [T, ...T[]]): T => {
  let sum = 0;
  for (const letter of word) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return list[sum % list.length] ?? list[0];
};
