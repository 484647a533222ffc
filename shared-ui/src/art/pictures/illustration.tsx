import { ArtImage, type ArtImageProps } from './art-image.tsx';
import pictures from './illustrations.pictures.tsx';

interface IllustrationProps extends Pick<ArtImageProps, 'size' | 'backdrop' | 'className'> {
  readonly name: keyof typeof pictures;
}

/** A picture for a page or a list without content. */
export const Illustration = ({ name, size = 176, backdrop = 'disc', className }: IllustrationProps) => (
  <ArtImage {...pictures[name]} size={size} backdrop={backdrop} className={className} />
);
