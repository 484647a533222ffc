import { shade } from '../colour.ts';
import { Crumbs, Crust } from './crust.tsx';
import { usePaint } from '../paint.tsx';
import type { LunchArt } from '../product-art-spec.ts';

type Item = { tone: string; filling: NonNullable<LunchArt['filling']> };

/** The colour of the main filling. */
export const fillings = {
  ham: '#e79a92',
  egg: '#f7cf5a',
  turkey: '#e8c4a2',
  cheese: '#f2b544',
  vegetable: '#d8503f',
} as const satisfies Record<Item['filling'], string>;

const lettuce =
  'M30 128c6-10 14 2 22-4s14 2 22-3 14 3 22-2 14 3 22-2 14 4 22-1 14 0 20-4 12 6 10 12c-8 10-14-2-22 5s-14-3-22 3-14-4-22 3-14-4-22 2-14-4-22 2-16 2-22-2-12 0-8-9Z';

export const Sandwich = ({ tone, filling }: Item) => {
  const paint = usePaint();
  return (
    <>
      <Crust id={paint.id('c')} tone={tone} />
      <path d="M34 140H166C170 154 162 162 150 162H50C38 162 30 154 34 140Z" fill={shade(tone, -0.1)} />
      <path d="M34 140H166L165 147H35Z" fill={shade(tone, 0.5)} />
      <path d={lettuce} fill="#5c9a45" transform="translate(0 8)" />
      <path d={lettuce} fill="#86bd5c" transform="translate(2 5)" />
      <path d="M34 124H168L140 131 128 143 112 132H62L52 140 44 131Z" fill="#f5bd4f" />
      <path
        d="M32 120c10-8 20 2 30-3s20 4 34-1 22 4 34-1 26-1 38 4c4 6-2 10-8 9-12-3-20 4-32 1s-22 4-34 1-22 4-34 0-18 2-26-1-6-6-2-9Z"
        fill={fillings[filling]}
      />
      <path
        d="M38 121c10-4 18 2 26-1m8 2c12-2 20 2 30-1m10 1c12-2 22 0 34-1"
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M44 114a24 6 0 0 1 46 0v4H44ZM98 114a24 6 0 0 1 48 0v4H98Z" fill="#d9432f" />
      <path d="M50 112h32M106 112h32" stroke="#ff9c80" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M30 108C28 80 60 66 100 66S172 80 170 108C170 117 162 116 150 115 116 111 84 111 50 115 38 116 30 117 30 108Z"
        fill={paint.url('c')}
      />
      <path
        d="M44 94C52 80 74 74 98 74"
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <Crumbs count={26} rx={50} ry={14} cy={89} colors={['#fff3d4', '#f2dcae']} long={2.8} thick={1.5} />
    </>
  );
};

export const Panini = ({ tone, filling }: Item) => {
  const paint = usePaint();
  return (
    <>
      <Crust id={paint.id('c')} tone={tone} />
      <path d="M32 138H168C171 150 164 158 152 158H48C36 158 29 150 32 138Z" fill={shade(tone, -0.16)} />
      <path d={lettuce} fill="#6aa64c" transform="translate(0 6)" />
      <path d="M34 122c12-6 22 2 34-2s22 4 34 0 24 3 34-1 22-1 30 3v9H34Z" fill={fillings[filling]} />
      <path
        d="M32 120H168C168 132 160 128 157 132S152 146 147 136 128 128 122 134 116 152 110 138 82 128 72 133 62 144 57 134 34 132 32 120Z"
        fill="#f6c24f"
      />
      <path
        d="M40 123c20 4 60 1 90 2"
        fill="none"
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path
        d="M30 112C26 92 38 82 56 80H146C164 82 174 94 170 112 168 122 160 121 150 121H50C40 121 32 121 30 112Z"
        fill={paint.url('c')}
      />
      <path
        d="M58 83 44 118M82 81 70 119M106 81 96 119M130 81 122 119M152 84 148 118"
        stroke={shade(tone, -0.68)}
        strokeOpacity=".75"
        strokeWidth="6.5"
        strokeLinecap="round"
      />
      <path
        d="M44 92C50 87 58 86 70 86"
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  );
};

const HalfWrap = ({ tone, filling, id }: Item & { id: string }) => (
  <>
    <path d="M-27 0C-28 34-25 62-22 74-10 82 10 82 22 74 25 62 28 34 27 0Z" fill={`url(#${id})`} />
    <path d="M-27 40C-10 48 10 48 27 40L22 74C10 82-10 82-22 74Z" fill="#fff9ee" />
    <path
      d="M-27 40C-10 48 10 48 27 40M-22 56 4 80M4 47 24 64"
      fill="none"
      stroke="#c9ad86"
      strokeWidth="1.4"
    />
    <ellipse rx="27" ry="13" fill={shade(tone, 0.3)} />
    <ellipse rx="23" ry="10.5" fill="#7fb455" />
    <ellipse cx="-8" cy="2" rx="11" ry="6" fill={fillings[filling]} />
    <ellipse cx="9" cy="-3" rx="10" ry="5" fill="#fff3d8" />
    <ellipse cx="10" cy="5" rx="6" ry="3.5" fill="#d8503f" />
    <ellipse cx="-9" cy="-5" rx="5" ry="2.5" fill="#f29f3d" />
    <path
      d="M-14 16v2M-6 26v3M8 20v2M15 30v2M-16 32v2"
      stroke="#a7713c"
      strokeOpacity=".6"
      strokeWidth="4"
      strokeLinecap="round"
    />
  </>
);

export const Wrap = ({ tone, filling }: Item) => {
  const paint = usePaint();
  return (
    <>
      <Crust id={paint.id('c')} tone={tone} />
      <g transform="translate(124 88)rotate(14)">
        <HalfWrap tone={tone} filling={filling} id={paint.id('c')} />
      </g>
      <g transform="translate(76 84)rotate(-10)">
        <HalfWrap tone={tone} filling={filling} id={paint.id('c')} />
      </g>
    </>
  );
};
