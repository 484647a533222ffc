import { shade } from '../colour.ts';
import { SurfaceArt, type SurfaceProps } from './latte-art.tsx';
import { Gradient, usePaint } from '../paint.tsx';
import { Whip, drizzleOf } from './whip.tsx';

const marshmallows = [
  [-18, -5, -12],
  [4, -9, 20],
  [22, -3, 8],
  [-4, 4, -25],
  [13, 7, 12],
] as const;

/** The surface of a hot drink: crema or milk with a darker edge, with toppings or cream. */
export const HotSurface = ({ cy, rx, ry, coffee, foam, topping }: SurfaceProps) => {
  const paint = usePaint();
  const poured = foam?.art && foam.art !== 'none';
  const middle = foam && !poured ? shade(coffee, 0.3) : shade(coffee, poured ? 0.12 : 0.05);
  const edge = foam && !poured ? shade(coffee, 0.05) : shade(coffee, -0.22);
  const mound = foam && !poured ? 3 + Math.min(11, foam.height * 30) : 0;
  return (
    <>
      <radialGradient id={paint.id('f')} cx=".45" cy=".42" r=".6">
        <stop offset="0" stopColor={shade(middle, 0.15)} />
        <stop offset=".7" stopColor={middle} />
        <stop offset="1" stopColor={edge} />
      </radialGradient>
      <Gradient
        id={paint.id('d')}
        stops={[
          [0, '#fffaf0'],
          [1, foam?.color ?? '#f3dfc1'],
        ]}
      />
      <ellipse cx="100" cy={cy} rx={rx} ry={ry} fill={paint.url('f')} />
      {mound > 0 && (
        <path
          d={`M${100 - rx * 0.86} ${cy}C${100 - rx * 0.78} ${cy - ry - mound} ${100 + rx * 0.78} ${cy - ry - mound} ${100 + rx * 0.86} ${cy}A${rx * 0.86} ${ry * 0.84} 0 0 1 ${100 - rx * 0.86} ${cy}Z`}
          fill={paint.url('d')}
        />
      )}
      <SurfaceArt
        cy={cy - mound * 0.5}
        rx={rx}
        ry={ry}
        foam={foam}
        topping={topping === 'whip' ? undefined : topping}
      />
      <path
        d={`M${100 - rx * 0.86} ${cy - ry * 0.3}A${rx} ${ry} 0 0 1 ${100 - rx * 0.2} ${cy - ry * 0.92}`}
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      {topping === 'whip' && <Whip y={cy - ry * 0.3} radius={rx * 0.86} drizzle={drizzleOf.cocoa} />}
      {topping === 'marshmallow' &&
        marshmallows.map(([x, y, turn]) => (
          <g key={x} transform={`translate(${100 + (x * rx) / 44} ${cy + y})rotate(${turn})`}>
            <rect x="-8" y="-6" width="16" height="12" rx="4.5" fill="#e8cdb4" />
            <rect x="-8" y="-7" width="16" height="10" rx="4.5" fill="#fffaf3" />
          </g>
        ))}
    </>
  );
};
