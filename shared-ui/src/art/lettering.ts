const longest = (rows: readonly string[]) => Math.max(...rows.map((row) => row.length));

/** Every way to write the words on at most `count` lines. */
const waysOf = (words: readonly string[], count: number): readonly (readonly string[])[] => [
  [words.join(' ')],
  ...(count === 1
    ? []
    : words
        .slice(1)
        .flatMap((_, index) =>
          waysOf(words.slice(index + 1), count - 1).map((rest) => [
            words.slice(0, index + 1).join(' '),
            ...rest,
          ]),
        )),
];

/** The words on one line or, if there are several, on the two that differ least in length. */
export const inTwoLines = (text: string): readonly string[] => {
  const breaks = waysOf(text.split(' '), 2).slice(1);
  return [...breaks].sort((one, other) => longest(one) - longest(other))[0] ?? [text];
};

/** The space of the title on a card of 320 × 200, as right edges in the card's units. */
export interface TitleSpace {
  readonly column: number;
  /** Of the last line, if the drawing ends above it. */
  readonly lastLine?: number;
  /** Three without it. */
  readonly mostLines?: number;
}

export const titleLeft = 22;
const largest = 27;
/** A further line is used when the letters become larger by more than this. */
const lineCost = 3;
/** The average width of a letter of size 1 in the display font; scripts/gift-lettering.test.mjs measures the real lines. */
const letterWidth = 0.55;

/** The title's lines and the size of its letters: the largest size at which each line ends in its space. */
export const layTitle = (
  title: string,
  { column, lastLine = column, mostLines = 3 }: TitleSpace,
): { readonly rows: readonly string[]; readonly size: number } => {
  const sizeOf = (rows: readonly string[]) =>
    Math.min(
      largest,
      ...rows.map(
        (row, index) =>
          ((index === rows.length - 1 ? lastLine : column) - titleLeft) / (letterWidth * row.length),
      ),
    );
  const ways = waysOf(title.split(' '), mostLines)
    .map((rows) => ({ rows, size: sizeOf(rows) }))
    .sort((one, other) => longest(one.rows) - longest(other.rows));
  const worth = ({ rows, size }: (typeof ways)[number]) => size - lineCost * rows.length;
  return ways.reduce((best, way) => (worth(way) > worth(best) + 0.01 ? way : best));
};
