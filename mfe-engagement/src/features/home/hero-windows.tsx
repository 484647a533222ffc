import { ProductArt } from '@crema/shared-ui/art';
import type { DayPart } from './greeting.rules.ts';
import { scenes } from './hero-scenes.ts';
import s from './hero-windows.module.css';

const places = [s.middle, s.left, s.right];

/** Three windows with something good on the sill, by the time of day. Decoration. */
export const HeroWindows = ({ dayPart }: { dayPart: DayPart }) => (
  <div aria-hidden className={s.windows}>
    {scenes[dayPart].map((art, index) => (
      <div key={index} className={`${s.window} ${places[index]}`}>
        <ProductArt art={art} backdrop="none" />
      </div>
    ))}
  </div>
);
