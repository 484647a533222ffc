import { shade } from '../colour.ts';
import { Crumbs, Crust, icingOf, strewn, strewnOf } from './crust.tsx';
import { usePaint } from '../paint.tsx';
import type { BakeryArt } from '../product-art-spec.ts';

type Item = Pick<BakeryArt, 'tone' | 'topping'>;

const edge =
  'M36 116C34 92 58 76 84 76 100 70 128 74 142 84 160 92 170 110 162 124 160 142 134 152 110 150 90 156 58 150 48 140 38 134 34 126 36 116Z';

export const Cookie = ({ tone, topping = 'chocolate' }: Item) => {
  const paint = usePaint();
  const bits = strewnOf(topping);
  return (
    <>
      <Crust id={paint.id('c')} tone={tone} />
      <path d={edge} transform="translate(2 16)" fill={shade(tone, -0.5)} />
      <path d={edge} transform="translate(2 13)" fill={shade(tone, -0.15)} />
      <path d={edge} transform="translate(0 4)" fill={shade(tone, -0.45)} />
      <path d={edge} fill={paint.url('c')} />
      <path
        d="M52 112c10 4 12-6 22 0M98 84c4 8 14 4 16 12M120 132c6-6 14-2 20-8M72 138c6-6 12 0 18-4M138 98c6 4 4 10 12 12"
        fill="none"
        stroke={shade(tone, -0.5)}
        strokeOpacity=".45"
        strokeWidth="2"
        strokeLinecap="round"
      />
      {bits && <Crumbs {...bits} count={15} rx={52} ry={29} cy={113} long={7} thick={5} />}
      <Crumbs count={16} rx={56} ry={32} cy={113} colors={['#fff']} long={1.3} thick={1.1} seed={9} />
    </>
  );
};

/** A ring seen from a little above; the hole shows the far inside. */
const Ring = ({ tone, fill }: { tone: string; fill: string }) => (
  <>
    <path d="M34 122C34 146 62 162 100 162S166 146 166 122Z" fill={shade(tone, -0.4)} />
    <path
      d="M100 72C62 72 34 92 34 120S62 158 100 158 166 146 166 120 138 72 100 72ZM100 102C112 102 121 107 121 114S112 125 100 125 79 121 79 114 88 102 100 102Z"
      fill={fill}
      fillRule="evenodd"
    />
    <path
      d="M79 114C79 106 88 102 100 102S121 106 121 114C116 108 108 107 100 107S84 108 79 114Z"
      fill={shade(tone, -0.55)}
    />
  </>
);

export const Bagel = ({ tone, topping }: Item) => {
  const paint = usePaint();
  const bits = strewnOf(topping);
  return (
    <>
      <Crust id={paint.id('c')} tone={tone} />
      {topping === 'icing' && <path d="M32 138C34 160 66 170 100 170S166 160 168 138Z" fill="#fffaf0" />}
      <Ring tone={tone} fill={paint.url('c')} />
      {bits && (
        <>
          <Crumbs {...bits} count={22} rx={50} ry={9} cy={88} />
          <Crumbs {...bits} count={22} rx={48} ry={11} cy={139} seed={6} />
        </>
      )}
      <path
        d="M50 108C54 92 74 82 98 81"
        fill="none"
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </>
  );
};

export const Donut = ({ tone, topping = 'icing' }: Item) => {
  const paint = usePaint();
  const icing = icingOf[topping] ?? '#fff7ea';
  return (
    <>
      <Crust id={paint.id('c')} tone={tone} />
      <Ring tone={tone} fill={paint.url('c')} />
      <path
        d="M100 70C60 70 36 90 38 118 40 132 50 122 56 132S70 150 80 140 96 148 106 146 120 138 128 144 144 142 148 130 164 130 162 114C160 88 136 70 100 70ZM100 101C113 101 122 107 122 114S112 126 100 126 78 121 78 114 87 101 100 101Z"
        fill={icing}
        fillRule="evenodd"
      />
      <path
        d="M52 108C56 90 78 80 100 80"
        fill="none"
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="6"
        strokeLinecap="round"
      />
      {topping === 'sprinkles' && (
        <>
          <Crumbs {...strewn.sprinkles} count={20} rx={50} ry={10} cy={88} />
          <Crumbs {...strewn.sprinkles} count={18} rx={44} ry={7} cy={134} seed={6} />
        </>
      )}
    </>
  );
};
