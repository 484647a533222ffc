import { shade } from './colour.ts';
import type { Stop } from './paint.tsx';
import { usePaint } from './paint.tsx';
import type { LiquidLayer } from './product-art-spec.ts';
import { bandPath, radiusAt, ringAt, type Vessel } from './vessel.ts';

interface LiquidProps {
  vessel: Vessel;
  layers: readonly LiquidLayer[];
  /** Height of the surface and of the floor of the drink. */
  from: number;
  to: number;
  inset?: number;
  /** How far colours run into each other, as a share of the drink. */
  blend?: number;
}

interface Shelf {
  color: string;
  start: number;
  end: number;
}

/** Where each colour begins and ends, 0 at the floor and 1 at the surface. */
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
      [first ? 0 : start + soft, first ? shade(color, -0.18) : color],
      [last ? 1 : end - soft, last ? shade(color, 0.08) : color],
    ] as const;
  });

/** A drink seen through glass: colours from the bottom up, running into each other like smoke. */
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
        {parts.slice(1).map(({ color, start }) => {
          const y = to - start * height;
          const r = radiusAt(vessel, y);
          return (
            <path
              key={start}
              d={`M${100 - r} ${y - 12}c${r * 0.2} 26 ${r * 0.3} 30 ${r * 0.42} 8s${r * 0.22} 40 ${r * 0.46} 22 ${r * 0.2}-34 ${r * 0.4}-8 ${r * 0.3} 22 ${r * 0.46}-8L${100 + r} ${y - 26}H${100 - r}Z`}
              fill={color}
              opacity=".5"
            />
          );
        })}
      </g>
      <ellipse {...ringAt(vessel, from, inset)} fill={shade(top, 0.16)} />
      <ellipse {...ringAt(vessel, from + 0.8, inset + 2)} fill={top} />
    </>
  );
};
