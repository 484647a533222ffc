import { Dome } from '../cups/dome.tsx';
import { GlassBack, GlassFront } from '../cups/glass.tsx';
import { Liquid } from './liquid.tsx';
import type { BlendedArt } from '../product-art-spec.ts';
import { scatter } from '../scatter.ts';
import { Straw } from './straw.tsx';
import { ringAt, radiusAt, sizeScale, type Vessel } from '../cups/vessel.ts';
import { Whip, drizzleOf } from './whip.tsx';
import { TableShadow } from '../table-shadow.tsx';

const cup: Vessel = { top: 66, bottom: 164, topRadius: 44, bottomRadius: 32, tilt: 0.18 };

/** A thick, cold drink from the blender: grains of ice, syrup along the wall, cream under a dome. */
export const BlendedDrink = ({ art }: { art: BlendedArt }) => {
  const [wide, high] = sizeScale[art.size];
  const drizzle = art.topping && drizzleOf[art.topping];
  return (
    <>
      <TableShadow half={38 * wide} />
      <g transform={`translate(100 170)scale(${wide} ${high})translate(-100 -170)`}>
        <GlassBack vessel={cup} />
        {art.straw && <Straw />}
        <Liquid vessel={cup} layers={art.layers} from={68} to={160} inset={2} blend={0.12} />
        {scatter(60, 7).map(([x, y, chance]) => {
          const cy = 117 + y * 40;
          return (
            <circle
              key={x}
              cx={100 + x * radiusAt(cup, cy) * 0.9}
              cy={cy}
              r={0.6 + chance * 1.1}
              fill="#fff"
              opacity={0.2 + chance * 0.35}
            />
          );
        })}
        {drizzle && (
          <path
            d="M66 78C64 104 76 100 73 130M84 82C84 112 92 106 90 142M110 82C108 106 118 104 114 136M133 78C136 100 126 104 128 126"
            fill="none"
            stroke={drizzle}
            strokeOpacity=".8"
            strokeWidth="4.5"
            strokeLinecap="round"
          />
        )}
        {art.whip && <Whip y={62} radius={37} drizzle={drizzle} />}
        <GlassFront vessel={cup} cold />
        <Dome {...ringAt(cup, cup.top, -1)} />
      </g>
    </>
  );
};
