import type { ImgHTMLAttributes } from 'react';
import { classNames } from '../../class-names.ts';
import s from './art-image.module.css';

export interface ArtImageProps extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'sizes' | 'srcSet'> {
  readonly src: string;
  readonly width?: number;
  readonly height?: number;
  /** The side in pixels; without it the picture is as wide as its container. */
  readonly size?: number | undefined;
  /** The accessible description; without it the picture is decorative. */
  readonly label?: string | undefined;
  /** The surface behind the picture, in the theme's colours: a disc, a whole square like a photograph, or nothing. */
  readonly backdrop?: 'disc' | 'tile' | 'none';
  /** The family whose colours are behind the picture (tokens/stages.css); without it the plain ones. */
  readonly 'data-stage'?: string | null;
  /** True for a picture of the first row: it loads at once and before others. The rest load when they come near the window. */
  readonly eager?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * A picture from a file (docs/decisions/040). It has its size before the file arrives; a file that
 * cannot be loaded leaves the backdrop.
 */
export const ArtImage = ({
  src,
  width = 200,
  height = 200,
  size,
  label = '',
  backdrop = 'none',
  eager = false,
  className,
  ...attributes
}: ArtImageProps) => (
  <img
    alt={label}
    width={size ?? width}
    height={size ?? height}
    loading={eager ? 'eager' : 'lazy'}
    fetchPriority={eager ? 'high' : undefined}
    decoding="async"
    className={classNames(s.image, !size && s.fluid, s[backdrop], className)}
    {...attributes}
    src={src}
  />
);
