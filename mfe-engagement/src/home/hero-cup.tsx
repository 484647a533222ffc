import { ArtImage } from '@crema/shared-ui/art-image';
import pictures from './hero.pictures.tsx';
import s from './hero-cup.module.css';

/** A cup that steams, cut by the edge of its stage: the largest picture of the first screen, in the server's page (PLT-012). Decorative. */
export const HeroCup = ({ className = '' }: { readonly className?: string | undefined }) => (
  <div aria-hidden className={`${s.cup} ${className}`}>
    <ArtImage {...pictures.cup} sizes="(width < 56rem) 30rem, 46rem" eager className={s.picture} />
    <span className={s.steam} />
    <span className={s.steam} />
    <span className={s.steam} />
  </div>
);
