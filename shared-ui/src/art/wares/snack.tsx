import { shade } from '../colour.ts';
import { Crumbs, Crust, strewn } from '../food/crust.tsx';
import { GlassBack, GlassFront } from '../cups/glass.tsx';
import { Liquid } from '../drinks/liquid.tsx';
import { Bottle } from './packaged.tsx';
import { Gradient, sheenStops, usePaint } from '../paint.tsx';
import type { SnackArt } from '../product-art-spec.ts';
import type { Vessel } from '../cups/vessel.ts';
import { WaresLabel } from './wares-label.tsx';
import { TableShadow } from '../table-shadow.tsx';

interface SnackProps {
  tone: string;
  label: string;
  sheen: string;
  crust: string;
}

const Chips = ({ tone, label, sheen }: SnackProps) => {
  const pouch = 'M54 36H146C142 60 144 130 150 166H50C56 130 58 60 54 36Z';
  return (
    <>
      <path d={pouch} fill={tone} />
      <path d={pouch} fill={sheen} />
      <path d="M54 36H146L145 46H55ZM52 156H148L150 166H50Z" fill="#fff" fillOpacity=".28" />
      <path
        d="M60 52C58 80 60 120 58 150"
        fill="none"
        stroke="#fff"
        strokeOpacity=".4"
        strokeWidth="4"
        strokeLinecap="round"
      />
      {label && <WaresLabel y={84} width={62} height={54} text={label} ink={tone} />}
      <Crumbs count={5} rx={28} ry={10} cy={134} colors={['#f0c15a', '#e6ad43']} long={15} thick={10} />
    </>
  );
};

const Bar = ({ tone, label, sheen, crust }: SnackProps) => (
  <g transform="rotate(-16 100 110)">
    <path d="M110 92H176Q182 92 182 98V134Q182 140 176 140H110Z" fill={crust} />
    <path d="M110 92H176Q182 92 182 98V108H110Z" fill="#4c2411" />
    <g transform="translate(46 4)">
      <Crumbs {...strewn.nuts} count={12} rx={26} ry={14} cy={120} />
    </g>
    <path
      d="M22 84H120L112 94 122 102 112 112 122 120 112 130 120 146H22L28 138 20 130 28 122 20 114 28 106 20 98 28 92Z"
      fill={tone}
    />
    <path d="M28 84H120L112 94 122 102 112 112 122 120 112 130 120 146H28Z" fill={sheen} opacity=".6" />
    <g transform="translate(-30 0)">
      {label && <WaresLabel y={115} width={66} height={50} text={label} ink={tone} />}
    </g>
  </g>
);

const cup: Vessel = { top: 78, bottom: 160, topRadius: 46, bottomRadius: 36, tilt: 0.24 };

const Nuts = ({ tone }: SnackProps) => (
  <>
    <GlassBack vessel={cup} />
    <Liquid vessel={cup} layers={[{ color: tone, height: 1 }]} from={92} to={157} />
    <Crumbs
      count={48}
      rx={36}
      ry={34}
      cy={118}
      colors={[...strewn.nuts.colors, shade(tone, -0.3)]}
      long={9}
      thick={5.5}
    />
    <Crumbs count={16} rx={36} ry={12} cy={82} colors={strewn.nuts.colors} long={10} thick={6} seed={6} />
    <GlassFront vessel={cup} />
  </>
);

const Yogurt = ({ tone }: SnackProps) => (
  <>
    <GlassBack vessel={cup} />
    <Liquid
      vessel={cup}
      layers={[
        { color: '#fff4e4', height: 3 },
        { color: tone, height: 1.4 },
        { color: '#fff8ee', height: 3 },
      ]}
      from={88}
      to={157}
      blend={0.05}
    />
    <Crumbs {...strewn.nuts} count={16} rx={34} ry={9} cy={84} />
    <Crumbs
      {...strewn.berry}
      count={7}
      rx={22}
      ry={8}
      cy={78}
      long={8}
      thick={7.4}
      colors={['#463f8c', '#c8283c']}
    />
    <GlassFront vessel={cup} />
  </>
);

const Fruit = ({ tone, crust }: SnackProps) => (
  <>
    <path
      d="M24 118C44 160 108 172 160 134 168 126 178 128 176 118 176 112 168 112 164 116 120 146 70 138 40 108 34 100 30 92 26 94S18 104 24 118Z"
      fill="#f4c63d"
    />
    <path
      d="M34 116C62 150 116 154 162 124"
      fill="none"
      stroke="#c08f1e"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path d="M26 94 20 84 28 82 34 98ZM170 114 180 112 178 124Z" fill="#6b4a1c" />
    <path
      d="M112 74C92 62 66 74 68 104 70 136 92 156 112 148 132 156 156 138 158 106 158 74 132 62 112 74Z"
      fill={crust}
    />
    <path
      d="M112 78C112 66 116 56 124 50"
      fill="none"
      stroke="#5b3a1c"
      strokeWidth="4.5"
      strokeLinecap="round"
    />
    <path d="M118 64C124 48 142 46 150 52 146 66 130 70 118 64Z" fill="#5c9a45" />
    <path
      d="M80 98C80 88 86 80 94 79"
      fill="none"
      stroke="#fff"
      strokeOpacity=".8"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path
      d="M100 76Q112 84 124 76"
      fill="none"
      stroke={shade(tone, -0.5)}
      strokeWidth="2.4"
      strokeLinecap="round"
    />
  </>
);

const Cheese = ({ tone }: SnackProps) => (
  <>
    <path d="M30 116 138 66Q166 74 172 108V148L34 164Q28 164 28 158Z" fill={shade(tone, -0.25)} />
    <path d="M30 116 138 66Q166 74 172 108Z" fill={shade(tone, 0.35)} />
    <path d="M30 116 172 108V148L34 164Q28 164 28 158Z" fill={tone} />
    <path d="M30 116 172 108" stroke="#fff" strokeOpacity=".6" strokeWidth="2.4" />
    <g fill={shade(tone, -0.3)}>
      <ellipse cx="66" cy="138" rx="10" ry="8" />
      <ellipse cx="112" cy="128" rx="7" ry="6" />
      <ellipse cx="142" cy="138" rx="10" ry="8" />
      <ellipse cx="96" cy="148" rx="6" ry="5" />
      <ellipse cx="116" cy="94" rx="10" ry="4" />
    </g>
  </>
);

const snacks = {
  chips: Chips,
  bar: Bar,
  nuts: Nuts,
  fruit: Fruit,
  yogurt: Yogurt,
  cheese: Cheese,
  juice: Bottle,
} as const satisfies Record<SnackArt['item'], unknown>;

export const Snack = ({ art }: { art: SnackArt }) => {
  const paint = usePaint();
  const Item = snacks[art.item];
  return (
    <>
      <TableShadow half={50} floor={166} />
      <Gradient id={paint.id('h')} run="across" stops={sheenStops} />
      <Crust id={paint.id('c')} tone={art.tone} />
      <Item tone={art.tone} label={art.label ?? ''} sheen={paint.url('h')} crust={paint.url('c')} />
    </>
  );
};
