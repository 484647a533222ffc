import { shade } from '../colour.ts';
import { SurfaceArt } from './latte-art.tsx';
import { Gradient, usePaint } from '../paint.tsx';
import type { DrinkTopping, FoamSpec } from '../product-art-spec.ts';
import { radiusAt, ringAt, type Vessel } from '../cups/vessel.ts';

interface ColdFoamProps {
  vessel: Vessel;
  foam: FoamSpec;
  from: number;
  to: number;
  topping?: DrinkTopping;
}

/** Cold foam: a thick white layer that sinks into the drink in slow drips. */
export const ColdFoam = ({ vessel, foam, from, to, topping }: ColdFoamProps) => {
  const paint = usePaint();
  const r = radiusAt(vessel, from) - 3;
  const b = radiusAt(vessel, to) - 3;
  const drips = `c${-b * 0.1} 12 ${-b * 0.22} 12 ${-b * 0.34} 2s${-b * 0.22} 26 ${-b * 0.4} 10 ${-b * 0.2}-6 ${-b * 0.36} 2 ${-b * 0.3} 16 ${-b * 0.46} 2`;
  return (
    <>
      <Gradient
        id={paint.id('f')}
        stops={[
          [0, shade(foam.color, 0.3)],
          [0.7, foam.color],
          [1, foam.color, 0.82],
        ]}
      />
      <path
        d={`M${100 - r} ${from}A${r} ${r * vessel.tilt} 0 0 1 ${100 + r} ${from}L${100 + b} ${to + 2}${drips}L${100 - b} ${to + 4}Z`}
        fill={paint.url('f')}
      />
      <ellipse {...ringAt(vessel, from, 3)} fill={shade(foam.color, 0.45)} />
      <SurfaceArt {...ringAt(vessel, from, 3)} foam={foam} topping={topping} />
    </>
  );
};
