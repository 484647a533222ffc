import { GlassBack, GlassFront } from '../cups/glass.tsx';
import { HotSurface } from './hot-surface.tsx';
import { Liquid } from './liquid.tsx';
import { Mug } from '../cups/mug.tsx';
import { PaperCup } from '../cups/paper-cup.tsx';
import type { HotArt } from '../product-art-spec.ts';
import { Steam } from './steam.tsx';
import { ringAt, sizeScale, type Vessel } from '../cups/vessel.ts';
import { TableShadow } from '../table-shadow.tsx';

const glass: Vessel = { top: 48, bottom: 164, topRadius: 41, bottomRadius: 32, tilt: 0.24 };

/** The colour of the coffee below all other layers. */
const coffeeOf = ({ layers }: HotArt) => layers.at(-1)?.color ?? '#5b3016';

const GlassCup = ({ art }: { art: HotArt }) => {
  const foamHeight = Math.min(0.5, art.foam?.height ?? 0) * 90;
  const surface = 60;
  return (
    <>
      <GlassBack vessel={glass} />
      <Liquid vessel={glass} layers={art.layers} from={surface + foamHeight} to={160} />
      {art.foam && (
        <Liquid
          vessel={glass}
          layers={[{ color: art.foam.color, height: 1 }]}
          from={surface}
          to={surface + foamHeight}
        />
      )}
      <HotSurface
        {...ringAt(glass, surface, 3)}
        coffee={coffeeOf(art)}
        foam={art.foam}
        topping={art.topping}
      />
      <GlassFront vessel={glass} />
    </>
  );
};

/** For each cup: its drawing, the height at which its steam begins, and the width of its shadow. */
const cups = {
  mug: { shadow: 66, steam: 66, draw: (art: HotArt) => <Mug art={art} coffee={coffeeOf(art)} saucer /> },
  demitasse: {
    shadow: 60,
    steam: 76,
    draw: (art: HotArt) => <Mug art={art} coffee={coffeeOf(art)} saucer small />,
  },
  paper: { shadow: 42, steam: 44, draw: (art: HotArt) => <PaperCup art={art} coffee={coffeeOf(art)} /> },
  glass: { shadow: 44, steam: 46, draw: (art: HotArt) => <GlassCup art={art} /> },
} as const satisfies Record<HotArt['cup'], unknown>;

export const HotDrink = ({ art }: { art: HotArt }) => {
  const { shadow, steam, draw } = cups[art.cup];
  const [wide, high] = sizeScale[art.size];
  const even = art.cup === 'mug' || art.cup === 'demitasse';
  return (
    <>
      <TableShadow half={shadow * wide} />
      <g
        transform={`translate(100 170)scale(${even ? (wide + high) / 2 : wide} ${even ? (wide + high) / 2 : high})translate(-100 -170)`}
      >
        {art.steam && <Steam y={steam} />}
        {draw(art)}
      </g>
    </>
  );
};
