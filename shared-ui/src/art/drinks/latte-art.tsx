import { scatter } from '../scatter.ts';
import type { DrinkTopping, FoamSpec } from '../product-art-spec.ts';

const leafOf = (step: number) => {
  const y = 30 - step * 11;
  const w = 12 + step * 5 - (step > 3 ? (step - 3) * 9 : 0);
  const half = (k: number) => `C${k * w * 0.6} ${y - 2} ${k * (w + 5)} ${y - 10} ${k * (w + 2)} ${y - 19}`;
  const back = (k: number) => `C${k * w * 0.7} ${y - 12} ${k * 7} ${y - 9} 0 ${y - 7.5}`;
  return `M0 ${y}${half(1)}${back(1)}ZM0 ${y}${half(-1)}${back(-1)}Z`;
};

/** Poured milk seen from above, on a disc of radius 48. */
const pours = {
  rosetta: (
    <>
      <path d={[0, 1, 2, 3, 4].map(leafOf).join('')} />
      <path d="M0-40c5-7 15-3 12 5C10-29 4-26 0-22c-4-4-10-7-12-13-3-8 7-12 12-5ZM-.8-24h1.6L.6 40h-1.2Z" />
    </>
  ),
  heart: (
    <>
      <path d="M0 34C-14 20-35 6-33-12-31-30-9-32 0-17 9-32 31-30 33-12 35 6 14 20 0 34Z" />
      <path
        d="M0 20C-9 11-21 2-20-9-19-19-6-20 0-11 6-20 19-19 20-9 21 2 9 11 0 20Z"
        fill="none"
        stroke="#b9713a"
        strokeOpacity=".45"
        strokeWidth="3"
      />
    </>
  ),
  dots: (
    <>
      {scatter(9, 3).map(([x, y, chance]) => (
        <circle key={x} cx={x * 30} cy={y * 30} r={5 + chance * 3} />
      ))}
    </>
  ),
  none: null,
} as const satisfies Record<NonNullable<FoamSpec['art']>, unknown>;

const dusting: Partial<Record<DrinkTopping, string>> = { cocoa: '#5b2e16', cinnamon: '#a45a24' };

export interface SurfaceProps {
  cy: number;
  rx: number;
  ry: number;
  /** The colour of the coffee around the milk. */
  coffee: string;
  foam?: FoamSpec;
  topping?: DrinkTopping;
}

/**
 * The toppings of a drink: poured milk, dust, caramel. They are drawn from above and then projected onto the
 * surface.
 */
export const SurfaceArt = ({ cy, rx, ry, foam, topping }: Omit<SurfaceProps, 'coffee'>) => {
  const dust = topping && dusting[topping];
  return (
    <g transform={`translate(100 ${cy})scale(${rx / 50} ${ry / 50})`}>
      {foam?.art && (
        <g fill="#fff6e6" opacity=".96">
          {pours[foam.art]}
        </g>
      )}
      {dust &&
        scatter(70, 2).map(([x, y, chance]) => (
          <circle
            key={x}
            cx={x * 40}
            cy={y * 40}
            r={0.7 + chance * 1.6}
            fill={dust}
            opacity={0.85 - Math.hypot(x, y) * 0.5}
          />
        ))}
      {topping === 'caramel' && (
        <path
          d="M-40-14C-14-26 14-26 40-14M-45 2C-15-11 15-11 45 2M-42 17C-14 5 14 5 42 17M-17-42C-28-14-28 14-17 42M2-46C-9-15-9 15 2 46M20-41C10-14 10 14 20 41"
          fill="none"
          stroke="#b5651d"
          strokeWidth="4"
          strokeLinecap="round"
        />
      )}
    </g>
  );
};
