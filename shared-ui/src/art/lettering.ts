/** The words on one line or, if there are several, on the two that differ least in length. */
export const inTwoLines = (text: string): readonly string[] => {
  const words = text.split(' ');
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const length = (rows: readonly string[]) => Math.max(...rows.map((row) => row.length));
  return breaks.sort((one, other) => length(one) - length(other))[0] ?? words;
};
