import { Icon } from '@crema/shared-ui';
import { ArtImage } from '@crema/shared-ui/art-image';
import pictures from './hero.pictures.tsx';
import s from './landing-hero.module.css';

/** A cup under Stars. Decorative. */
export const HeroArt = ({ className }: { className?: string }) => (
  <div aria-hidden className={`${s.sky} ${className ?? ''}`}>
    {['first', 'second', 'third', 'fourth', 'fifth'].map((place) => (
      <span key={place} className={`${s.star} ${s[place]}`}>
        <Icon name="star-filled" size={40} />
      </span>
    ))}
    <ArtImage {...pictures.latte} eager className={s.cup} />
  </div>
);
