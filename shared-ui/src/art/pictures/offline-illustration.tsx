import { ArtImage } from './art-image.tsx';
import pictures from './offline.pictures.tsx';

/** A cup with an unplugged cable: no connection. It is shown without a request. */
export const OfflineIllustration = ({ size = 176 }: { readonly size?: number }) => (
  <ArtImage {...pictures.offline} size={size} backdrop="disc" />
);
