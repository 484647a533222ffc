import { classNames } from '../../class-names.ts';
import { ArtImage, type ArtImageProps } from './art-image.tsx';
import s from './storefront-image.module.css';

/** A drawing of a shop from a file, dimmed in the dark theme: its sky is always that of a day. */
export const StorefrontImage = ({ className, ...image }: ArtImageProps) => (
  <ArtImage {...image} className={classNames(s.storefront, className)} />
);
