import type { FeedItem } from '../feed-item.ts';
import { FeedPicture } from '../feed-picture.tsx';
import { FeedCard } from './feed-card.tsx';
import s from './feed-card.module.css';

interface InformationCardProps {
  readonly item: FeedItem;
  readonly onDismiss?: (() => void) | undefined;
}
/** News of the season, a birthday that is missing, or a guest's item with its slides (ENG-008, ENG-010). */
export const InformationCard = ({ item, onDismiss }: InformationCardProps) => (
  <FeedCard item={item} onDismiss={onDismiss}>
    {item.slides.length > 0 && (
      <ol role="list" className={s.slides}>
        {item.slides.map(({ text, image }) => (
          <li key={text} className={s.slide}>
            <FeedPicture name={image} />
            <span>{text}</span>
          </li>
        ))}
      </ol>
    )}
  </FeedCard>
);
