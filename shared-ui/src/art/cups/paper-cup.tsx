import { HotSurface } from '../drinks/hot-surface.tsx';
import { Gradient, sheenStops, usePaint } from '../paint.tsx';
import type { HotArt } from '../product-art-spec.ts';
import { bandPath, ringAt, type Vessel } from './vessel.ts';

const cup: Vessel = { top: 50, bottom: 163, topRadius: 43, bottomRadius: 29, tilt: 0.26 };

interface PaperCupProps {
  art: Pick<HotArt, 'foam' | 'topping'>;
  coffee: string;
}

/** A takeaway cup with its sleeve and without its lid. */
export const PaperCup = ({ art, coffee }: PaperCupProps) => {
  const paint = usePaint();
  return (
    <>
      <Gradient id={paint.id('h')} run="across" stops={sheenStops} />
      <path d={bandPath(cup, cup.top, cup.bottom)} fill="#fdf7ee" />
      <path d={bandPath(cup, 88, 136, -1.6, true)} fill="#a4471d" />
      <path d={bandPath(cup, 88, 90.5, -1.6, true)} fill="#c8693a" />
      <path d={bandPath(cup, cup.top, cup.bottom, -1, true)} fill={paint.url('h')} opacity=".7" />
      <g transform="translate(92 114)" fill="none" stroke="#fff3e2" strokeWidth="2.4" strokeLinecap="round">
        <path d="M-2 1H14V6A7 7 0 0 1 7 13H5A7 7 0 0 1-2 6ZM14 3C20 3 20 10 13 9M3-3C1-6 5-8 3-11M9-3C7-6 11-8 9-11" />
      </g>
      <ellipse {...ringAt(cup, cup.top, -2)} fill="#fffdf8" />
      <ellipse {...ringAt(cup, cup.top, -2)} fill="none" stroke="#d8c1a3" strokeWidth="1" />
      <ellipse {...ringAt(cup, cup.top + 1, 2)} fill="#d4b894" />
      <HotSurface {...ringAt(cup, cup.top + 4, 3.5)} coffee={coffee} foam={art.foam} topping={art.topping} />
    </>
  );
};
