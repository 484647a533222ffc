import { shade } from '../colour.ts';
import { Gradient, sheenStops, usePaint } from '../paint.tsx';
import type { PackagedArt } from '../product-art-spec.ts';
import { scatter } from '../scatter.ts';
import { bandPath, ringAt, type Vessel } from '../cups/vessel.ts';
import { WaresLabel } from './wares-label.tsx';
import { TableShadow } from '../table-shadow.tsx';

interface WareProps {
  tone: string;
  label: string;
  sheen: string;
}

/** Roasted beans scattered in front of a bag. */
const Beans = ({ spots }: { spots: readonly (readonly [x: number, y: number, turn: number])[] }) =>
  spots.map(([x, y, turn]) => (
    <g key={x} transform={`translate(${x} ${y})rotate(${turn})`}>
      <ellipse rx="8.5" ry="6" cy="1.5" fill="#2a1206" fillOpacity=".35" />
      <ellipse rx="8.5" ry="6" fill="#5a2f18" />
      <path d="M-8 0C-3-4 2 4 8 0" fill="none" stroke="#2a1206" strokeWidth="1.6" />
      <path d="M-4-3.5Q-1-5 3-4" fill="none" stroke="#c98f5c" strokeWidth="1.5" strokeLinecap="round" />
    </g>
  ));

const Bag = ({ tone, label, sheen }: WareProps) => (
  <>
    <path d="M58 44H142L150 160Q150 168 142 168H58Q50 168 50 160Z" fill={tone} />
    <path
      d="M58 44 70 60 64 168H58Q50 168 50 160ZM142 44 130 60 136 168H142Q150 168 150 160Z"
      fill="#2a1206"
      fillOpacity=".2"
    />
    <path d="M58 44H142L150 160Q150 168 142 168H58Q50 168 50 160Z" fill={sheen} opacity=".8" />
    <path d="M56 30H144V46H56Z" fill={shade(tone, -0.22)} />
    <path d="M56 30H144V46H56Z" fill={sheen} />
    <path d="M58 35H142M58 40H142" stroke="#fff" strokeOpacity=".25" />
    <circle cx="100" cy="58" r="4" fill={shade(tone, -0.35)} />
    <circle cx="99" cy="57" r="1.4" fill="#fff" fillOpacity=".5" />
    <WaresLabel y={112} width={64} height={74} text={label} ink={tone} />
    <Beans
      spots={[
        [36, 166, 20],
        [52, 174, -30],
        [160, 168, 40],
        [146, 176, -12],
      ]}
    />
  </>
);

const GroundCoffee = ({ tone, label, sheen }: WareProps) => (
  <>
    <path d="M44 62H138L144 160Q144 168 136 168H46Q38 168 38 160Z" fill={tone} />
    <path d="M44 62H138L144 160Q144 168 136 168H46Q38 168 38 160Z" fill={sheen} opacity=".8" />
    <path d="M42 44H140V62H42Z" fill={shade(tone, 0.18)} />
    <path d="M36 51H146" stroke="#e8cf9f" strokeWidth="6" strokeLinecap="round" />
    <path d="M42 62H140V66H42Z" fill="#2a1206" fillOpacity=".2" />
    <g transform="translate(-9 0)">
      <WaresLabel y={117} width={66} height={72} text={label} ink={tone} />
    </g>
    <path d="M112 172C124 142 156 142 172 172Z" fill="#4a2412" />
    {scatter(24, 3).map(([x, y, chance]) => (
      <circle
        key={x}
        cx={142 + x * 22}
        cy={164 + y * 7}
        r={0.8 + chance}
        fill={chance > 0.5 ? '#7b4424' : '#2d130a'}
      />
    ))}
    <path
      d="M128 152C140 164 158 160 160 148L184 132"
      fill="none"
      stroke="#d9b27c"
      strokeWidth="6"
      strokeLinecap="round"
    />
  </>
);

const can: Vessel = { top: 56, bottom: 158, topRadius: 44, bottomRadius: 44, tilt: 0.2 };

const Tin = ({ tone, label, sheen }: WareProps) => (
  <>
    <path d={bandPath(can, 56, 158)} fill={tone} />
    <path d={bandPath(can, 150, 158, 0, true)} fill="#d8c4a6" />
    <WaresLabel y={116} width={60} height={66} text={label} ink={tone} />
    <path d={bandPath(can, 56, 158, 0, true)} fill={sheen} />
    <path d={bandPath(can, 44, 66, -2)} fill="#e9d8bd" />
    <path d={bandPath(can, 44, 66, -2)} fill={sheen} />
    <ellipse {...ringAt(can, 44, -2)} fill="#fbf1e0" />
    <ellipse {...ringAt(can, 44, 4)} fill="none" stroke="#cdb592" strokeWidth="1.5" />
  </>
);

const capsule: Vessel = { top: 0, bottom: 24, topRadius: 17, bottomRadius: 12, tilt: 0.3 };

const Capsules = ({ tone, label, sheen }: WareProps) => (
  <>
    <path d="M42 52 148 44 156 52V148H42Z" fill={shade(tone, -0.25)} />
    <path d="M42 52H144V156H42Z" fill={tone} />
    <path d="M144 52 156 45V148L144 156Z" fill={shade(tone, -0.4)} />
    <path d="M42 52 56 45H156L144 52Z" fill={shade(tone, 0.25)} />
    <path d="M42 52H144V156H42Z" fill={sheen} opacity=".5" />
    <g transform="translate(-7 0)">
      <WaresLabel y={94} width={72} height={62} text={label} ink={tone} />
    </g>
    {[-44, 0, 44].map((x) => (
      <g key={x} transform={`translate(${x} 146)`}>
        <path d={bandPath(capsule, 0, 24)} fill="#c9864a" />
        <path d={bandPath(capsule, 0, 24)} fill={sheen} />
        <ellipse {...ringAt(capsule, 0, -2)} fill="#f4e6d0" />
        <ellipse {...ringAt(capsule, 0, 2)} fill={shade(tone, 0.15)} />
      </g>
    ))}
  </>
);

/** A bottle through which its drink is visible; juice uses it too. */
export const Bottle = ({ tone, label, sheen }: WareProps) => {
  const body = 'M88 48C88 62 66 68 66 90V158Q66 168 76 168H124Q134 168 134 158V90C134 68 112 62 112 48Z';
  return (
    <>
      <path d={body} fill="#fff" fillOpacity=".5" />
      <path
        d="M72 78C76 70 88 66 90 58H110C112 66 124 70 128 78 132 82 132 88 132 92V157Q132 166 123 166H77Q68 166 68 157V92C68 88 68 82 72 78Z"
        fill={tone}
      />
      <WaresLabel y={126} width={62} height={56} text={label} ink="#a4471d" />
      <path d={body} fill={sheen} />
      <path d="M86 28H114V48Q100 52 86 48Z" fill="#3a2118" />
      <path d="M86 28H114V48Q100 52 86 48Z" fill={sheen} />
      <ellipse cx="100" cy="28" rx="14" ry="4" fill="#5a3a2a" />
      <path d="M75 88V156" stroke="#fff" strokeOpacity=".65" strokeWidth="4" strokeLinecap="round" />
    </>
  );
};

const wares = { bag: Bag, tin: Tin, capsules: Capsules, bottle: Bottle, ground: GroundCoffee } as const;

export const Packaged = ({ art }: { art: PackagedArt }) => {
  const paint = usePaint();
  const Ware = wares[art.item];
  return (
    <>
      <TableShadow half={54} floor={168} />
      <Gradient id={paint.id('h')} run="across" stops={sheenStops} />
      <Ware tone={art.tone} label={art.label} sheen={paint.url('h')} />
    </>
  );
};
