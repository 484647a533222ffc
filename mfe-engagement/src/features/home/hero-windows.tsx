import { ProductArt } from '@crema/shared-ui/art';
import { heroProducts } from '@crema/shared-ui/hero-products';
import type { DayPart } from './greeting.rules.ts';
import s from './hero-windows.module.css';

const places = [s.middle, s.left, s.right];

/** Three windows with products by the time of day. Decorative. */
export const HeroWindows = ({ dayPart }: { dayPart: DayPart }) => (
  <div aria-hidden className={s.windows}>
    {heroProducts[dayPart].map((art, index) => (
      <div key={index} className={`${s.window} ${places[index]}`}>
        <ProductArt art={art} backdrop="none" />
      </div>
    ))}
  </div>
);
