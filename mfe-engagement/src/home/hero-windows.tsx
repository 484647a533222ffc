import { ArtImage } from '@crema/shared-ui/art-image';
import type { DayPart } from './greeting.rules.ts';
import pictures from './hero.pictures.tsx';
import s from './hero-windows.module.css';

const sides = [
  { place: 'Left', className: s.left },
  { place: 'Right', className: s.right },
] as const;

/**
 * Three windows with products. Those at the sides depend on the time of day and are empty until it is known; the one in the
 * middle, the largest picture of the first screen, is in the server's page (PLT-012). Decorative.
 */
export const HeroWindows = ({ dayPart }: { dayPart: DayPart | undefined }) => (
  <div aria-hidden className={s.windows}>
    <div className={`${s.window} ${s.middle}`}>
      <ArtImage {...pictures.middle} eager />
    </div>
    {sides.map(({ place, className }) => (
      <div key={place} className={`${s.window} ${className}`}>
        {dayPart && <ArtImage {...pictures[`${dayPart}${place}`]} eager />}
      </div>
    ))}
  </div>
);
