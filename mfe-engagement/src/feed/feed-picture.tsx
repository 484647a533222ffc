import { ArtImage } from '@crema/shared-ui/art-image';
import pictures from './feed.pictures.tsx';

const artPrefix = 'art:';
const drawings: Readonly<Partial<Record<string, (typeof pictures)[keyof typeof pictures]>>> = {
  ...pictures,
  'order-ahead': pictures.orderAhead,
};

/** The picture of an item, or nothing for one without a picture or with a drawing that this version does not have. Decorative. */
export const FeedPicture = ({
  name,
  className,
}: {
  readonly name: string;
  readonly className?: string | undefined;
}) => {
  if (!name.startsWith(artPrefix))
    return name.startsWith('/') ? <ArtImage src={name} className={className} /> : null;
  const drawing = drawings[name.slice(artPrefix.length)];
  return drawing ? <ArtImage {...drawing} className={className} /> : null;
};
