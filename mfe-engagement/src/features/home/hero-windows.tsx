import { ArtImage } from '@crema/shared-ui/art-image';
import type { DayPart } from './greeting.rules.ts';
import pictures from './hero.pictures.tsx';
import s from './hero-windows.module.css';

const windows = [
  { place: 'Middle', className: s.middle },
  { place: 'Left', className: s.left },
  { place: 'Right', className: s.right },
] as const;

/** Three windows with products by the time of day; empty until the time is known. Decorative. */
export const HeroWindows = ({ dayPart }: { dayPart: DayPart | undefined }) => (
  <div aria-hidden className={s.windows}>
    {windows.map(({ place, className }) => (
      <div key={place} className={`${s.window} ${className}`}>
        {dayPart && <ArtImage {...pictures[`${dayPart}${place}`]} eager />}
      </div>
    ))}
  </div>
);
