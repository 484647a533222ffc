import { inTwoLines } from '../lettering.ts';

interface CardLetteringProps {
  readonly ink: string;
  /** Lettering at the lower left, in the caller's language. */
  readonly title?: string | undefined;
  /** Small lettering at the upper right. */
  readonly corner?: string | undefined;
}

/** The words on a card of 320 × 200: a title that always fits, on one or two lines. */
export const CardLettering = ({ ink, title, corner }: CardLetteringProps) => {
  const rows = title ? inTwoLines(title) : [];
  const letter = Math.min(27, 176 / (0.55 * Math.max(1, ...rows.map(({ length }) => length))));
  return (
    <g fill={ink}>
      {rows.map((row, index) => (
        <text
          key={index}
          x="22"
          y={178 - (rows.length - 1 - index) * letter * 1.06}
          fontFamily="var(--font-display)"
          fontWeight="600"
          fontSize={letter}
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
