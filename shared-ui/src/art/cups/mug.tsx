import { HotSurface } from '../drinks/hot-surface.tsx';
import { Gradient, sheenStops, usePaint } from '../paint.tsx';
import { Plate } from '../food/plate.tsx';
import type { HotArt } from '../product-art-spec.ts';

interface MugProps {
  art: Pick<HotArt, 'foam' | 'topping'>;
  coffee: string;
  saucer?: boolean;
  small?: boolean;
  glaze?: string;
}

const bowl = 'M45 88C45 128 60 154 84 157Q100 159 116 157C140 154 155 128 155 88A55 21 0 0 0 45 88Z';
const handle = 'M150 101C180 92 182 136 143 137';

/** A thick ceramic cup seen from above its rim, so that its content is visible. */
export const Mug = ({ art, coffee, saucer, small, glaze = '#fdf6ec' }: MugProps) => {
  const paint = usePaint();
  return (
    <>
      <defs>
        <Gradient id={paint.id('h')} run="across" stops={sheenStops} />
        <Gradient
          id={paint.id('u')}
          stops={[
            [0, '#8a5426', 0],
            [0.5, '#8a5426', 0.03],
            [1, '#8a5426', 0.42],
          ]}
        />
        <Gradient
          id={paint.id('i')}
          stops={[
            [0, '#c8ad8e'],
            [1, '#fff8ee'],
          ]}
        />
      </defs>
      {saucer && <Plate />}
      <g transform={small ? 'translate(100 158)scale(.7)translate(-100 -158)' : undefined}>
        <path d={handle} fill="none" stroke="#c7ac8b" strokeWidth="12" strokeLinecap="round" />
        <path d={handle} fill="none" stroke={glaze} strokeWidth="8.5" strokeLinecap="round" />
        <path
          d="M153 101C173 96 175 118 162 128"
          fill="none"
          stroke="#fff"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <path d={bowl} fill={glaze} />
        <path d={bowl} fill={paint.url('h')} opacity=".5" />
        <path d={bowl} fill={paint.url('u')} />
        <ellipse cx="100" cy="88" rx="55" ry="21" fill="#fffdf8" />
        <ellipse cx="100" cy="88.5" rx="51.5" ry="18.8" fill={paint.url('i')} />
        <HotSurface cy={91} rx={49} ry={16.4} coffee={coffee} foam={art.foam} topping={art.topping} />
        <path
          d="M61 108C62 128 70 142 80 148"
          fill="none"
          stroke="#fff"
          strokeOpacity=".8"
          strokeWidth="5"
          strokeLinecap="round"
        />
      </g>
    </>
  );
};
