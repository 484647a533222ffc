import { BrandMark } from './brand-mark.tsx';
import { inTwoLines } from './lettering.ts';

interface WaresLabelProps {
  /** Middle and size of the paper. */
  y: number;
  width: number;
  height: number;
  text: string;
  ink: string;
}

/** A paper label with our sign and a name that always fits. */
export const WaresLabel = ({ y, width, height, text, ink }: WaresLabelProps) => {
  const rows = inTwoLines(text);
  const longest = Math.max(1, ...rows.map((row) => row.length));
  const size = Math.min(14, (width - 8) / (longest * 0.54));
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
      <g transform={`translate(1 ${-height / 2 + 23})scale(.72)`}>
        <BrandMark color={ink} />
      </g>
      <text
        y={height / 2 - 10 - (rows.length - 1) * size}
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
