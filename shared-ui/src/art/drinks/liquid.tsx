import { shade } from '../colour.ts';
import type { Stop } from '../paint.tsx';
import { usePaint } from '../paint.tsx';
import type { LiquidLayer } from '../product-art-spec.ts';
import { bandPath, radiusAt, ringAt, type Vessel } from '../cups/vessel.ts';

interface LiquidProps {
  vessel: Vessel;
  layers: readonly LiquidLayer[];
  /** The heights of the surface and of the bottom of the drink. */
  from: number;
  to: number;
  inset?: number;
  /** The distance over which two colours mix, as a share of the drink. */
  blend?: number;
}

interface Shelf {
  color: string;
  start: number;
  end: number;
}

/** The range of each colour, 0 at the bottom and 1 at the surface. */
const shelves = (layers: readonly LiquidLayer[]): readonly Shelf[] => {
  const whole = layers.reduce((sum, { height }) => sum + height, 0);
  let end = 0;
  return layers.map(({ color, height }) => {
    const start = end;
    end += height / whole;
    return { color, start, end };
  });
};

const stopsOf = (parts: readonly Shelf[], blend: number): readonly Stop[] =>
  parts.flatMap(({ color, start, end }, index) => {
    const soft = Math.min(blend, (end - start) / 2.2);
    const first = index === 0;
    const last = index === parts.length - 1;
    return [
      [first ? 0 : start + soft, first ? shade(color, -0.1) : color],
      [last ? 1 : end - soft, last ? shade(color, 0.08) : color],
    ] as const;
  });

/**
 * The drops with which one colour sinks into the next: their start above the border, their shapes, their
 * strength.
 */
const fingers = [
  [14, [20, 38, 16, 30], 0.42],
  [8, [30, 12, 34, 10], 0.34],
] as const;

const wave = (width: number, drop: number) =>
  `c${width * 0.3} 0 ${width * 0.2} ${drop} ${width * 0.5} ${drop}s${width * 0.2} ${-drop} ${width * 0.5} ${-drop}`;

/** A drink seen through glass: colours from the bottom up that mix at their borders. */
export const Liquid = ({ vessel, layers, from, to, inset = 3, blend = 0.07 }: LiquidProps) => {
  const paint = usePaint();
  const parts = shelves(layers);
  const height = to - from;
  const top = parts.at(-1)?.color ?? '#6b3a1e';
  const body = bandPath(vessel, from, to, inset);
  return (
    <>
      <linearGradient id={paint.id('l')} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={to + 6} y2={from}>
        {stopsOf(parts, blend).map(([at, color]) => (
          <stop key={`${at}${color}`} offset={at} stopColor={color} />
        ))}
      </linearGradient>
      <clipPath id={paint.id('c')}>
        <path d={body} />
      </clipPath>
      <path d={body} fill={paint.url('l')} />
      <g clipPath={paint.url('c')}>
        {(blend < 0.2 ? parts.slice(1) : []).map(({ color, start }) => {
          const y = to - start * height;
          const r = radiusAt(vessel, y);
          return fingers.map(([rise, drops, opacity]) => (
            <path
              key={`${start}${rise}`}
              d={`M${100 - r} ${y - rise}${drops.map((drop) => wave(r * 0.5, drop)).join('')}V${y - rise - 16}H${100 - r}Z`}
              fill={color}
              opacity={opacity}
            />
          ));
        })}
      </g>
      <ellipse {...ringAt(vessel, from, inset)} fill={shade(top, 0.16)} />
      <ellipse {...ringAt(vessel, from + 0.8, inset + 2)} fill={top} />
    </>
  );
};
