import { Garnish } from './garnish.tsx';
import { GlassBack, GlassFront } from '../cups/glass.tsx';
import { Liquid } from './liquid.tsx';
import { Mug } from '../cups/mug.tsx';
import { PaperCup } from '../cups/paper-cup.tsx';
import type { TeaArt } from '../product-art-spec.ts';
import { Steam } from './steam.tsx';
import { shade } from '../colour.ts';
import { sizeScale, type Vessel } from '../cups/vessel.ts';
import { TableShadow } from '../table-shadow.tsx';

const glass: Vessel = { top: 62, bottom: 162, topRadius: 47, bottomRadius: 41, tilt: 0.24 };

const GlassTea = ({ color }: { color: string }) => (
  <>
    <path
      d="M142 84C182 78 180 142 140 140"
      fill="none"
      stroke="#fff"
      strokeOpacity=".7"
      strokeWidth="9"
      strokeLinecap="round"
    />
    <path
      d="M142 84C182 78 180 142 140 140"
      fill="none"
      stroke="#d9b88f"
      strokeOpacity=".35"
      strokeWidth="3"
    />
    <GlassBack vessel={glass} />
    <g opacity=".92">
      <Liquid
        vessel={glass}
        layers={[
          { color: shade(color, -0.2), height: 1 },
          { color, height: 1 },
          { color: shade(color, 0.22), height: 0.8 },
        ]}
        blend={0.3}
        from={77}
        to={157}
      />
    </g>
    <path
      d="M76 100C74 124 78 142 88 150"
      fill="none"
      stroke={shade(color, 0.55)}
      strokeOpacity=".5"
      strokeWidth="9"
      strokeLinecap="round"
    />
    <GlassFront vessel={glass} />
  </>
);

const TeaTag = ({ y, x }: { x: number; y: number }) => (
  <>
    <path
      d={`M${x + 8} ${y}C${x - 6} ${y + 10} ${x - 4} ${y + 26} ${x - 4} ${y + 34}`}
      fill="none"
      stroke="#fff8ec"
      strokeWidth="1.6"
    />
    <path d={`M${x - 13} ${y + 40}l9-7 9 7v18h-18Z`} fill="#fff8ec" />
    <path d={`M${x - 9} ${y + 45}c0 7 3 9 9 8 1-6-2-9-9-8Z`} fill="#2c6539" />
  </>
);

const cups = {
  glass: { steam: 60, tag: [82, 71], shadow: 50, draw: (color: string) => <GlassTea color={color} /> },
  mug: {
    steam: 66,
    tag: [74, 104],
    shadow: 66,
    draw: (color: string) => <Mug art={{}} coffee={color} saucer />,
  },
  paper: {
    steam: 44,
    tag: [78, 58],
    shadow: 42,
    draw: (color: string) => <PaperCup art={{}} coffee={color} />,
  },
} as const satisfies Record<TeaArt['cup'], unknown>;

export const Tea = ({ art }: { art: TeaArt }) => {
  const { steam, tag, shadow, draw } = cups[art.cup];
  const [wide, high] = sizeScale[art.size];
  return (
    <>
      <TableShadow half={shadow * wide} />
      <g transform={`translate(100 170)scale(${wide} ${high})translate(-100 -170)`}>
        {art.steam && <Steam y={steam} />}
        {draw(art.color)}
        {art.bag && <TeaTag x={tag[0]} y={tag[1]} />}
        {art.garnish && (
          <Garnish name={art.garnish} x={126} y={art.cup === 'mug' ? 82 : art.cup === 'glass' ? 68 : 52} />
        )}
      </g>
    </>
  );
};
