import { shade } from '../colour.ts';
import { Crumbs, Crust, icingOf, strewnOf } from './crust.tsx';
import { Gradient, sheenStops, usePaint } from '../paint.tsx';
import type { BakeryArt } from '../product-art-spec.ts';

type Item = Pick<BakeryArt, 'tone' | 'topping'>;

export const Muffin = ({ tone, topping }: Item) => {
  const paint = usePaint();
  const bits = strewnOf(topping);
  return (
    <>
      <Crust id={paint.id('c')} tone={tone} />
      <Gradient id={paint.id('h')} run="across" stops={sheenStops} />
      <path d="M58 112 70 160Q100 168 130 160L142 112Z" fill="#f4e3c8" />
      <path
        d="M67 116 76 160M78 118 84 163M90 119 93 164M102 120v45M114 119 111 164M126 118 119 162M136 116 126 160"
        stroke="#b98f5c"
        strokeOpacity=".55"
        strokeWidth="2.4"
      />
      <path d="M58 112 70 160Q100 168 130 160L142 112Z" fill={paint.url('h')} opacity=".8" />
      <path
        d="M48 116C36 98 50 76 70 76 74 56 98 50 110 58 128 52 142 64 140 78 160 82 164 104 152 116 142 128 58 128 48 116Z"
        fill={paint.url('c')}
      />
      <path
        d="M66 98c8-8 10 2 18-6s12 2 20-6M112 100c8-6 12 2 20-4M78 112c8-4 10 2 18-2"
        fill="none"
        stroke={shade(tone, -0.5)}
        strokeOpacity=".45"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path
        d="M62 90C64 80 72 80 77 78 79 68 86 63 94 61"
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="4"
        strokeLinecap="round"
      />
      {topping === 'icing' && (
        <path
          d="M60 96C62 74 84 58 104 64 128 62 142 82 142 98c-4 12-10-4-16 2s-8 16-14 4-12 2-18 0-12 16-18 4-14 4-16-12Z"
          fill={icingOf.icing}
        />
      )}
      {bits && <Crumbs {...bits} count={topping === 'sugar' ? 40 : 15} rx={42} ry={25} cy={91} />}
    </>
  );
};

const slice =
  'M56 156V100C44 88 54 68 76 72 90 60 110 60 124 72 146 68 156 88 144 100V156Q144 161 139 161H61Q56 161 56 156Z';

export const Loaf = ({ tone, topping }: Item) => {
  const paint = usePaint();
  const bits = strewnOf(topping);
  return (
    <>
      <Crust id={paint.id('c')} tone={shade(tone, 0.28)} />
      <path d={slice} transform="translate(14 -7)" fill={shade(tone, -0.45)} />
      <path d={slice} transform="translate(7 -3)" fill={shade(tone, -0.32)} />
      <path d={slice} fill={shade(tone, -0.28)} />
      <path
        d={slice}
        transform="translate(100 112)scale(.93 .94)translate(-100 -111)"
        fill={shade(tone, 0.3)}
      />
      <Crumbs
        count={46}
        rx={38}
        ry={38}
        cy={116}
        colors={[shade(tone, -0.02), shade(tone, 0.12)]}
        long={2.4}
        thick={1.5}
      />
      {bits && <Crumbs {...bits} count={10} rx={32} ry={32} cy={118} />}
      {(topping === 'icing' || topping === 'seeds') && (
        <path
          d="M50 90C46 74 62 66 76 70 90 58 112 58 126 69 148 64 160 76 158 88 152 100 150 82 142 90s-10 20-17 6-14 0-20 0-10 18-17 6-12-6-17-4-10 14-15 2-4-6-6-10Z"
          fill="#fff9ee"
        />
      )}
      <path
        d="M62 88C62 78 70 76 78 78"
        fill="none"
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
};

export const CakePop = ({ tone, topping }: Item) => {
  const paint = usePaint();
  const bits = strewnOf(topping);
  return (
    <>
      <Crust id={paint.id('c')} tone={tone} />
      <path d="M100 104V166" stroke="#d9c7ae" strokeWidth="7" strokeLinecap="round" />
      <path d="M98.5 110V165" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M58 82A42 42 0 0 1 142 82C142 106 124 120 112 122 104 128 96 128 90 122 76 120 58 106 58 82Z"
        fill={paint.url('c')}
      />
      {topping === 'chocolate' ? (
        <path
          d="M60 76 78 56 74 92 98 46 94 104 118 50 116 106 136 66"
          fill="none"
          stroke="#4c2411"
          strokeWidth="4"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      ) : (
        bits && <Crumbs {...bits} count={26} rx={36} ry={34} cy={80} />
      )}
      <path
        d="M70 74C72 60 82 52 92 50"
        fill="none"
        stroke="#fff"
        strokeOpacity=".75"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </>
  );
};
