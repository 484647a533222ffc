import { shade } from '../colour.ts';
import { Gradient } from '../paint.tsx';
import { scatter } from '../scatter.ts';

/** The colours of baked dough: lighter at the top, browner at the bottom. */
export const Crust = ({ id, tone }: { id: string; tone: string }) => (
  <Gradient
    id={id}
    run="round"
    stops={[
      [0, shade(tone, 0.42)],
      [0.5, tone],
      [1, shade(tone, -0.42)],
    ]}
  />
);

interface CrumbsProps {
  count: number;
  /** Half width, half height and centre of the patch. */
  rx: number;
  ry: number;
  cy: number;
  colors: readonly string[];
  /** Half length and half thickness of one piece. */
  long: number;
  thick: number;
  seed?: number;
}

/** Seeds, chips or sprinkles: small pieces scattered over a patch, each with a highlight. */
export const Crumbs = ({ count, rx, ry, cy, colors, long, thick, seed = 4 }: CrumbsProps) =>
  scatter(count, seed).map(([x, y, chance], index) => (
    <g
      key={index}
      transform={`translate(${100 + x * rx} ${cy + y * ry})rotate(${chance * 360})scale(${0.75 + chance * 0.5})`}
    >
      <ellipse rx={long} ry={thick} cy=".8" fill="#2a1206" fillOpacity=".3" />
      <ellipse rx={long} ry={thick} fill={colors[index % colors.length]} />
      <ellipse
        rx={long * 0.4}
        ry={thick * 0.3}
        cx={-long * 0.2}
        cy={-thick * 0.35}
        fill="#fff"
        fillOpacity=".45"
      />
    </g>
  ));

/** The toppings of baked goods: colours and shape of one piece. */
export const strewn = {
  chocolate: { colors: ['#3b1a0c', '#4a2412'], long: 5, thick: 4 },
  berry: { colors: ['#3c3a78', '#5a2f6b', '#463f8c'], long: 5.5, thick: 5.2 },
  nuts: { colors: ['#c98f4e', '#a86a30', '#e0b478'], long: 5, thick: 3 },
  seeds: { colors: ['#f7e7c4', '#fff6e0', '#4a3323'], long: 2.4, thick: 1.3 },
  sprinkles: { colors: ['#fff', '#f4b06a', '#7fc4a1', '#e2607a', '#f7d54a'], long: 3.2, thick: 1.2 },
  sugar: { colors: ['#fff', '#fff8ee'], long: 1.6, thick: 1.5 },
} as const;

export const strewnOf = (topping: string | undefined) =>
  topping && topping in strewn ? strewn[topping as keyof typeof strewn] : undefined;

/** The colour of the icing, for toppings that have one. */
export const icingOf: Readonly<Record<string, string | undefined>> = {
  icing: '#fff7ea',
  chocolate: '#4c2411',
  berry: '#e58aa0',
  sprinkles: '#f3a5b3',
  sugar: '#fdf3e3',
};
