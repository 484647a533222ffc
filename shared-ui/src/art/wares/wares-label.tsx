import { BrandMark } from '../brand-mark.tsx';
import { inTwoLines } from '../lettering.ts';

interface WaresLabelProps {
  /** The centre and size of the label. */
  y: number;
  width: number;
  height: number;
  text: string;
  ink: string;
}

/** A paper label with a name that always fits, and the brand's mark if there is space for it. */
export const WaresLabel = ({ y, width, height, text, ink }: WaresLabelProps) => {
  const rows = inTwoLines(text);
  const longest = Math.max(1, ...rows.map((row) => row.length));
  const size = Math.min(14, (width - 10) / (longest * 0.56));
  const words = rows.length * size * 1.05;
  const marked = height - words > 36;
  const baseline = marked ? height / 2 - 10 : (words - size * 0.5) / 2;
  return (
    <g transform={`translate(100 ${y})`}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="4" fill="#fdf6ea" />
      <rect
        x={3 - width / 2}
        y={3 - height / 2}
        width={width - 6}
        height={height - 6}
        rx="2.5"
        fill="none"
        stroke={ink}
        strokeOpacity=".4"
      />
      {marked && (
        <g transform={`translate(1 ${-height / 2 + 23})scale(.72)`}>
          <BrandMark color={ink} />
        </g>
      )}
      <text
        y={baseline - (rows.length - 1) * size * 1.05}
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="600"
        fontSize={size}
        fill="#2a1712"
      >
        {rows.map((row, index) => (
          <tspan key={index} x="0" dy={index ? size * 1.05 : 0}>
            {row}
          </tspan>
        ))}
      </text>
    </g>
  );
};
