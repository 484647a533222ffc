import { ArtFrame, type ArtProps } from './art-frame.tsx';
import { Garnish } from './garnish.tsx';
import { GlassBack, GlassFront } from './glass.tsx';
import { Liquid } from './liquid.tsx';
import { Mug } from './mug.tsx';
import { PaperCup } from './paper-cup.tsx';
import type { TeaArt } from './product-art-spec.ts';
import { Steam } from './steam.tsx';
import { shade } from './colour.ts';
import { sizeScale, type Vessel } from './vessel.ts';

const glass: Vessel = { top: 66, bottom: 161, topRadius: 44, bottomRadius: 38, tilt: 0.24 };

const GlassTea = ({ color }: { color: string }) => (
  <>
    <path
      d="M138 86C176 80 174 140 136 138"
      fill="none"
      stroke="#fff"
      strokeOpacity=".7"
      strokeWidth="9"
      strokeLinecap="round"
    />
    <path
      d="M138 86C176 80 174 140 136 138"
      fill="none"
      stroke={shade('#d9b88f', 0)}
      strokeOpacity=".35"
      strokeWidth="3"
    />
    <GlassBack vessel={glass} />
    <g opacity=".92">
      <Liquid
        vessel={glass}
        layers={[
          { color, height: 1 },
          { color: color, height: 1 },
        ]}
        from={80}
        to={157}
      />
    </g>
    <ellipse cx="92" cy="142" rx="26" ry="9" fill="#fff" opacity=".16" />
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
  glass: { steam: 60, tag: [84, 74], shadow: 50, draw: (color: string) => <GlassTea color={color} /> },
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

export const Tea = ({ art, ...frame }: ArtProps & { art: TeaArt }) => {
  const { steam, tag, shadow, draw } = cups[art.cup];
  const [wide, high] = sizeScale[art.size];
  return (
    <ArtFrame {...frame} tint={art.color} shadow={shadow * wide}>
      <g transform={`translate(100 170)scale(${wide} ${high})translate(-100 -170)`}>
        {art.steam && <Steam y={steam} />}
        {draw(art.color)}
        {art.bag && <TeaTag x={tag[0]} y={tag[1]} />}
        {art.garnish && (
          <Garnish name={art.garnish} x={126} y={art.cup === 'mug' ? 82 : art.cup === 'glass' ? 68 : 52} />
        )}
      </g>
    </ArtFrame>
  );
};
