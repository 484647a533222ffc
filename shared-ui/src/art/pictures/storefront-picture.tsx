import { storefrontLook, storefrontName } from '../places/storefront-look.ts';
import type { ArtImageProps } from './art-image.tsx';
import { StorefrontImage } from './storefront-image.tsx';
import pictures from './storefronts.pictures.tsx';

interface StorefrontPictureProps extends Pick<ArtImageProps, 'eager' | 'className'> {
  /** Any id of a store; the same id always gives the same picture. */
  readonly seed: string;
}

/** A shop in its street, for a store's page and card. Decorative. */
export const StorefrontPicture = ({ seed, ...image }: StorefrontPictureProps) => (
  <StorefrontImage {...image} {...pictures[storefrontName(storefrontLook(seed))]} />
);
