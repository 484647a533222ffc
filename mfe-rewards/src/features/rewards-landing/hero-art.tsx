import { Icon } from '@crema/shared-ui';
import { ProductArt, type ProductArtSpec } from '@crema/shared-ui/art';
import s from './landing-hero.module.css';

const latte: ProductArtSpec = {
  kind: 'hot',
  cup: 'mug',
  size: 'large',
  layers: [
    { color: '#6b3a1c', height: 1 },
    { color: '#b98252', height: 1 },
  ],
  foam: { color: '#f8ecd9', height: 0.16, art: 'rosetta' },
  steam: true,
};

/** A cup under Stars. Decorative. */
export const HeroArt = ({ className }: { className?: string }) => (
  <div aria-hidden className={`${s.sky} ${className ?? ''}`}>
    {['first', 'second', 'third', 'fourth', 'fifth'].map((place) => (
      <span key={place} className={`${s.star} ${s[place]}`}>
        <Icon name="star-filled" size={40} />
      </span>
    ))}
    <ProductArt art={latte} backdrop="none" className={s.cup} />
  </div>
);
