import { Crumbs, strewn } from './crust.tsx';
import { Gradient, sheenStops, usePaint } from '../paint.tsx';
import { scatter } from '../scatter.ts';
import { fillings } from './sandwiches.tsx';
import type { LunchArt } from '../product-art-spec.ts';
import { shade } from '../colour.ts';

type Item = { tone: string; filling: NonNullable<LunchArt['filling']> };

const Bowl = ({ tone, inside }: { tone: string; inside: string }) => {
  const paint = usePaint();
  const body = 'M30 98C32 138 58 164 84 166H116C142 164 168 138 170 98Z';
  return (
    <>
      <Gradient id={paint.id('h')} run="across" stops={sheenStops} />
      <path d={body} fill={tone} />
      <path d={body} fill={paint.url('h')} />
      <ellipse cx="100" cy="98" rx="70" ry="29" fill={shade(tone, 0.5)} />
      <ellipse cx="100" cy="100" rx="65" ry="25" fill={inside} />
    </>
  );
};

const greens = ['#5c9a45', '#86bd5c', '#3f7f3c', '#a5cf6e'] as const;

export const Salad = ({ tone, filling }: Item) => (
  <>
    <Bowl tone={tone} inside="#3c6b33" />
    {scatter(22, 3).map(([x, y, chance], index) => (
      <path
        key={index}
        transform={`translate(${100 + x * 54} ${94 + y * 19})rotate(${chance * 360})`}
        d="M-20 0C-14-12-4-8 0-12 6-14 14-10 20 0 14 12 6 8 0 12-6 12-14 10-20 0ZM-16 0H14"
        fill={greens[index % 4]}
        stroke="#2f5e2b"
        strokeOpacity=".35"
      />
    ))}
    {scatter(5, 8).map(([x, y], index) => (
      <g key={index} transform={`translate(${102 + x * 44} ${88 + y * 16})`}>
        <ellipse rx="10" ry="8" fill="#d8412f" />
        <path d="M-5-4Q0-7 4-5" stroke="#ffb09a" strokeWidth="2" fill="none" strokeLinecap="round" />
      </g>
    ))}
    <g transform="translate(118 92)rotate(-12)">
      <ellipse rx="15" ry="11" fill="#fffdf6" />
      <circle r="6.5" fill={filling === 'vegetable' ? '#f7b733' : fillings[filling]} />
    </g>
    <Crumbs {...strewn.nuts} count={9} rx={48} ry={16} cy={92} seed={5} />
  </>
);

export const Oatmeal = ({ tone }: Item) => (
  <>
    <Bowl tone={tone} inside="#e9d2ab" />
    <Crumbs
      count={60}
      rx={58}
      ry={20}
      cy={100}
      colors={['#dcc093', '#f3e2c2', '#cfae7c']}
      long={5}
      thick={2.4}
    />
    <path d="M50 92C70 82 96 90 90 104S60 116 48 104Z" fill="#c58f45" fillOpacity=".6" />
    <Crumbs {...strewn.berry} count={9} rx={24} ry={11} cy={96} long={7} thick={6.6} seed={2} />
    <g transform="translate(66 95)">
      <path d="M-13 3C-15-7-5-12 2-10 10-12 16-3 11 4 4 12-8 12-13 3Z" fill="#c8283c" />
      <path d="M-7-2v2M0-4v2M6 0v2M-3 4v2" stroke="#ffd9a0" strokeWidth="1.4" strokeLinecap="round" />
    </g>
    <Crumbs {...strewn.nuts} count={8} rx={20} ry={9} cy={110} long={7} />
  </>
);

/** The centre of each bite, the nearest last. */
const bitePlaces = [
  [66, 118],
  [132, 112],
  [100, 134],
] as const;

export const EggBites = ({ tone, filling }: Item) => {
  const paint = usePaint();
  return (
    <>
      <Gradient id={paint.id('h')} run="across" stops={sheenStops} />
      {bitePlaces.map(([x, y], index) => (
        <g key={index} transform={`translate(${x - 100} ${y - 120})`}>
          <path
            d="M66 112C66 132 68 142 74 146 90 154 110 154 126 146 132 142 134 132 134 112Z"
            fill={tone}
          />
          <path
            d="M66 112C66 132 68 142 74 146 90 154 110 154 126 146 132 142 134 132 134 112Z"
            fill={paint.url('h')}
            opacity=".8"
          />
          <ellipse cx="100" cy="111" rx="34" ry="14" fill={shade(tone, -0.16)} />
          <ellipse cx="100" cy="110" rx="32" ry="12" fill={shade(tone, 0.3)} />
          <Crumbs
            count={12}
            rx={25}
            ry={8}
            cy={110}
            colors={['#c96a2c', '#6aa64c', fillings[filling]]}
            long={4}
            thick={2.4}
            seed={index + 2}
          />
        </g>
      ))}
    </>
  );
};

export const ProteinBox = ({ filling }: Item) => (
  <>
    <path d="M24 92 40 164Q41 168 46 168H154Q159 168 160 164L176 92Z" fill="#b78a58" />
    <path d="M34 66H166L180 100Q182 108 174 108H26Q18 108 20 100Z" fill="#d9b17e" />
    <path d="M42 72H158L168 98H32Z" fill="#7a5230" />
    <path d="M92 70 90 100M128 70 134 100" stroke="#d9b17e" strokeWidth="4" />
    <g transform="translate(62 84)">
      <ellipse cx="-11" rx="15" ry="11" fill="#fffdf6" />
      <circle cx="-11" r="6" fill="#f4a92f" />
      <ellipse cx="12" cy="4" rx="14" ry="10" fill="#fffaf0" />
      <circle cx="12" cy="4" r="5.5" fill="#f7b73f" />
    </g>
    {scatter(9, 2).map(([x, y, chance], index) => (
      <g key={index} transform={`translate(${111 + x * 13} ${84 + y * 10})`}>
        <circle r="6.5" fill={chance > 0.5 ? '#6a3560' : '#8a4a7a'} />
        <circle cx="-2" cy="-2" r="1.6" fill="#fff" fillOpacity=".7" />
      </g>
    ))}
    <g transform="translate(148 84)rotate(8)">
      <path d="M-13-8H2L6 6H-12Z" fill={fillings[filling === 'egg' ? 'cheese' : filling]} />
      <path d="M-6-4H12L14 10H-4Z" fill="#f6c24f" />
      <path d="M-6-4H12" stroke="#fff" strokeOpacity=".7" strokeWidth="2" />
    </g>
    <path d="M26 100H174L160 164Q159 168 154 168H46Q41 168 40 164Z" fill="#fff" fillOpacity=".14" />
    <path d="M66 124H134V148H66Z" fill="#fdf4e6" />
    <path
      d="M92 132H108V137A7 7 0 0 1 93 137ZM108 134C113 134 113 139 107 139"
      fill="none"
      stroke="#a4471d"
      strokeWidth="2"
    />
  </>
);
