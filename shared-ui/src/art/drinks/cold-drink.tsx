import { ColdFoam } from './cold-foam.tsx';
import { Dome } from '../cups/dome.tsx';
import { Garnish } from './garnish.tsx';
import { GlassBack, GlassFront } from '../cups/glass.tsx';
import { Ice } from './ice.tsx';
import { Liquid } from './liquid.tsx';
import type { IcedArt } from '../product-art-spec.ts';
import { Straw } from './straw.tsx';
import { ringAt, radiusAt, sizeScale, type Vessel } from '../cups/vessel.ts';
import { Whip, drizzleOf } from './whip.tsx';
import { TableShadow } from '../table-shadow.tsx';

const tumbler: Vessel = { top: 42, bottom: 164, topRadius: 46, bottomRadius: 33, tilt: 0.2 };
const jar: Vessel = { top: 52, bottom: 162, topRadius: 43, bottomRadius: 42, tilt: 0.2 };

const vessels = { tumbler, dome: tumbler, mason: jar } as const satisfies Record<IcedArt['cup'], Vessel>;

const JarTrim = () => (
  <>
    <path
      d="M142 80C176 76 176 140 142 134"
      fill="none"
      stroke="#fff"
      strokeOpacity=".75"
      strokeWidth="7"
      strokeLinecap="round"
    />
    <path
      d="M57 63A43 9 0 0 0 143 63M57 69A43 9 0 0 0 143 69"
      fill="none"
      stroke="#fff"
      strokeOpacity=".6"
      strokeWidth="1.5"
    />
  </>
);

/** A cold drink over ice in a clear cup. */
export const IcedDrink = ({ art }: { art: IcedArt }) => {
  const vessel = vessels[art.cup];
  const [wide, high] = sizeScale[art.size];
  const surface = vessel.top + 12;
  const foam = Math.min(0.4, art.foam?.height ?? 0) * 100;
  const top = surface + foam;
  return (
    <>
      <TableShadow half={vessel.bottomRadius * 1.25 * wide} />
      <g transform={`translate(100 170)scale(${wide} ${high})translate(-100 -170)`}>
        {art.cup === 'mason' && <JarTrim />}
        <GlassBack vessel={vessel} />
        {art.straw && <Straw />}
        <g opacity=".95">
          <Liquid vessel={vessel} layers={art.layers} from={top} to={159} blend={0.1} />
        </g>
        <Ice count={art.ice} y={top + 2} radius={radiusAt(vessel, top)} />
        {art.foam && (
          <ColdFoam vessel={vessel} foam={art.foam} from={surface} to={top} topping={art.topping} />
        )}
        {art.topping === 'whip' && (
          <Whip y={surface - 4} radius={radiusAt(vessel, surface) * 0.88} drizzle={drizzleOf.caramel} />
        )}
        <GlassFront vessel={vessel} cold />
        {art.cup === 'dome' && <Dome {...ringAt(vessel, vessel.top, -1.5)} />}
        {art.garnish && (
          <Garnish name={art.garnish} x={art.garnish === 'mint' ? 88 : 66} y={vessel.top + 2} />
        )}
      </g>
    </>
  );
};
