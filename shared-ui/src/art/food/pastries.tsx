import { shade } from '../colour.ts';
import { Crumbs, Crust, icingOf, strewn, strewnOf } from './crust.tsx';
import { usePaint } from '../paint.tsx';
import type { BakeryArt } from '../product-art-spec.ts';

type Item = Pick<BakeryArt, 'tone' | 'topping'>;

/** Rolled dough, drawn from the tips inwards, so that the middle is on top. */
const turns = [-3, 3, -2, 2, -1, 1, 0] as const;

export const Croissant = ({ tone, topping }: Item) => {
  const paint = usePaint();
  return (
    <>
      <Crust id={paint.id('c')} tone={tone} />
      {turns.map((turn) => {
        const far = Math.abs(turn);
        return (
          <g
            key={turn}
            transform={`translate(${100 + turn * 23} ${117 + far * far * 3.8})rotate(${turn * 15})scale(${1 - far * 0.13} ${1 - far * 0.16})`}
          >
            <path
              d="M-22 24C-28 4-22-30-6-39 0-42 8-41 13-35 25-20 27 6 22 25 12 37-14 37-22 24Z"
              fill={paint.url('c')}
              stroke={shade(tone, -0.5)}
              strokeOpacity=".55"
              strokeWidth="1.2"
            />
            <path
              d="M-13 20C-18 0-13-22-3-31M-2 27C-7 4-2-20 5-32M11 26C10 4 12-12 11-25"
              fill="none"
              stroke={shade(tone, -0.5)}
              strokeOpacity=".32"
              strokeWidth="1.8"
              strokeLinecap="round"
            />
            <path
              d="M-16 0C-16-14-12-24-5-31-2-22-6-4-9 6-12 12-16 10-16 0Z"
              fill="#fff3d6"
              fillOpacity=".4"
            />
          </g>
        );
      })}
      {topping === 'chocolate' && (
        <path
          d="M46 128 60 96 68 122 82 84 92 114 106 80 114 112 130 88 138 118 152 106"
          fill="none"
          stroke="#4c2411"
          strokeWidth="4.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      )}
      {topping === 'nuts' && (
        <Crumbs count={14} rx={48} ry={18} cy={98} colors={['#f3dcb4', '#e8c48c']} long={7} thick={3} />
      )}
      {topping === 'sugar' && (
        <Crumbs count={50} rx={58} ry={24} cy={106} colors={['#fff']} long={1.5} thick={1.2} />
      )}
    </>
  );
};

export const Roll = ({ tone, topping = 'icing' }: Item) => {
  const paint = usePaint();
  return (
    <>
      <Crust id={paint.id('c')} tone={tone} />
      <path d="M38 112C36 142 60 160 100 160S164 142 162 112Z" fill={shade(tone, -0.22)} />
      <path d="M38 112C36 142 60 160 100 160S164 142 162 112Z" fill={paint.url('c')} opacity=".7" />
      <ellipse cx="100" cy="110" rx="62" ry="38" fill={paint.url('c')} />
      <path
        d="M154 116C150 136 112 148 80 138 46 128 46 98 80 88 110 78 142 92 140 110 138 126 106 132 86 124 68 116 74 102 94 99 110 97 122 104 118 112 112 119 98 118 96 111"
        fill="none"
        stroke={shade(tone, -0.62)}
        strokeWidth="5.5"
        strokeLinecap="round"
      />
      <path
        d="M60 92C72 78 122 74 140 92 152 102 158 116 150 122S142 142 135 132 124 124 116 132 108 150 100 140 92 128 82 132 66 140 62 128 46 108 60 92Z"
        fill={icingOf[topping] ?? '#fff7ea'}
        fillOpacity=".93"
      />
      <path
        d="M66 98C84 84 124 86 136 104M82 114C92 100 118 104 118 116"
        fill="none"
        stroke={shade(tone, -0.3)}
        strokeOpacity=".3"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M66 94C80 84 98 82 112 83" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
      {topping === 'nuts' && <Crumbs {...strewn.nuts} count={12} rx={36} ry={20} cy={108} />}
    </>
  );
};

export const Scone = ({ tone, topping }: Item) => {
  const paint = usePaint();
  const icing = topping && topping !== 'berry' ? icingOf[topping] : undefined;
  const bits = strewnOf(topping);
  return (
    <>
      <Crust id={paint.id('c')} tone={tone} />
      <path d="M36 136C34 150 36 160 50 162L150 164C166 163 168 152 165 138Z" fill={shade(tone, -0.32)} />
      <path
        d="M38 128 92 70C98 63 108 63 113 70L164 132C172 143 166 150 154 150L48 148C34 147 31 137 38 128Z"
        fill={paint.url('c')}
      />
      <path
        d="M58 132C66 126 70 132 78 124M104 86c6 6-2 10 5 16M124 136c8-6 12 2 20-4M92 142c6-4 12 2 18-2"
        fill="none"
        stroke={shade(tone, -0.5)}
        strokeOpacity=".5"
        strokeWidth="2"
        strokeLinecap="round"
      />
      {bits && <Crumbs {...bits} count={14} rx={42} ry={24} cy={122} />}
      {icing && (
        <path
          d="M50 138 88 84 84 142 112 78 112 144 134 102 142 146"
          fill="none"
          stroke={icing}
          strokeWidth="5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      )}
    </>
  );
};
