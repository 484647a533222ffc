import { layTitle, titleLeft, type TitleSpace } from '../lettering.ts';

interface CardLetteringProps {
  readonly ink: string;
  /** Lettering at the lower left, in the caller's language. */
  readonly title?: string | undefined;
  readonly space?: TitleSpace | undefined;
  /** Small lettering at the upper right. */
  readonly corner?: string | undefined;
}

const wholeWidth: TitleSpace = { column: 198, mostLines: 2 };

/** The words on a card of 320 × 200: a title that always fits its space, on up to three lines. */
export const CardLettering = ({ ink, title, space = wholeWidth, corner }: CardLetteringProps) => {
  const { rows, size } = title ? layTitle(title, space) : { rows: [], size: 0 };
  return (
    <g fill={ink}>
      {rows.map((row, index) => (
        <text
          key={index}
          x={titleLeft}
          y={178 - (rows.length - 1 - index) * size * 1.06}
          fontFamily="var(--font-display)"
          fontWeight="600"
          fontSize={size}
        >
          {row}
        </text>
      ))}
      {corner && (
        <text x="298" y="38" textAnchor="end" fontFamily="var(--font-body)" fontSize="15" letterSpacing="1">
          {corner}
        </text>
      )}
    </g>
  );
};
