import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@crema/shared-ui';
import type { FeedItem } from '../feed-item.ts';
import { FeedPicture } from '../feed-picture.tsx';
import s from './feed-card.module.css';

interface CardVideoProps {
  readonly item: FeedItem;
  readonly onPlay: () => void;
}
/** The pressed button goes with the picture: its focus moves to the film, whose keys pause and wind it. */
const focusOn = (film: HTMLVideoElement | null) => film?.focus({ preventScroll: true });

/**
 * The picture of a card with a film (ENG-007): nothing of the film is fetched before it is asked for, and it has no sound. It plays
 * in the whole width of the card.
 */
export const CardVideo = ({ item: { image, video, title }, onPlay }: CardVideoProps) => {
  const intl = useIntl();
  const [isPlaying, setPlaying] = useState(false);
  const play = () => {
    setPlaying(true);
    onPlay();
  };
  return isPlaying ? (
    <video
      ref={focusOn}
      className={s.film}
      src={video}
      aria-label={title}
      controls
      autoPlay
      muted
      playsInline
    />
  ) : (
    <div className={s.picture}>
      <span aria-hidden>
        <FeedPicture name={image} className={s.art} />
      </span>
      <Button
        variant="secondary"
        size="small"
        aria-label={intl.formatMessage({ id: 'feed.play.label' }, { title })}
        onClick={play}
      >
        <FormattedMessage id="feed.play" />
      </Button>
    </div>
  );
};
