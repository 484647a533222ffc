import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useHost, useMember } from '@crema/remote-kit';
import { buttonClass, Heading, IconButton, Text } from '@crema/shared-ui';
import type { FeedAction, FeedItem } from '../feed-item.ts';
import { FeedPicture } from '../feed-picture.tsx';
import { CardVideo } from './card-video.tsx';
import { useHalfVisible } from '../use-half-visible.ts';
import s from './feed-card.module.css';

/** Counts the use of a card without saying whose it is or which one (ENG-012). */
export const useCardUsage = (item: FeedItem) => {
  const { telemetry } = useHost();
  const customerType = useMember() ? ('member' as const) : ('guest' as const);
  const fields = { itemType: item.type, customerType };
  return {
    seen: () => telemetry.track('stream-item-viewed', fields),
    clicked: () => telemetry.track('stream-item-clicked', fields),
  };
};

interface FeedCardProps {
  readonly item: FeedItem;
  /** Replaces the item's own body. */
  readonly body?: ReactNode;
  /** A short line above the title. */
  readonly note?: ReactNode;
  readonly children?: ReactNode;
  /** Replaces the item's own action. */
  readonly action?: FeedAction | undefined;
  readonly onDismiss?: (() => void) | undefined;
}

const Legal = ({ item: { legal, legalLabel } }: { readonly item: FeedItem }) =>
  legal === '' ? null : (
    <details className={s.legal}>
      <summary>{legalLabel || <FormattedMessage id="feed.terms" />}</summary>
      <Text size="note" tone="muted">
        {legal}
      </Text>
    </details>
  );

/** An item of the feed: picture, title, text and one action. Seen once it is half visible (ENG-012). */
export const FeedCard = ({ item, body, note, children, action = item.action, onDismiss }: FeedCardProps) => {
  const intl = useIntl();
  const titleId = useId();
  const usage = useCardUsage(item);
  const ref = useHalfVisible<HTMLElement>(usage.seen);
  return (
    <article
      ref={ref}
      aria-labelledby={titleId}
      className={`${s.card} ${s[item.type] ?? ''}`}
      data-feed-item={item.id}
    >
      <div className={s.words}>
        {note && <div className={s.note}>{note}</div>}
        <Heading id={titleId} level={3} size="small" className={s.title}>
          {item.title}
        </Heading>
        <Text tone="muted">{body ?? item.body}</Text>
        {children}
        {(action ?? item.secondAction) && (
          <div className={s.actions}>
            {action && (
              <Link
                to={action.link}
                className={buttonClass('primary', { size: 'small' })}
                aria-label={action.label || undefined}
                onClick={usage.clicked}
              >
                {action.text}
              </Link>
            )}
            {item.secondAction && (
              <Link
                to={item.secondAction.link}
                className={buttonClass('secondary', { size: 'small' })}
                onClick={usage.clicked}
              >
                {item.secondAction.text}
              </Link>
            )}
          </div>
        )}
        <Legal item={item} />
      </div>
      {item.video === '' ? (
        item.image !== '' && (
          <div aria-hidden className={s.picture}>
            <FeedPicture name={item.image} className={s.art} />
          </div>
        )
      ) : (
        <CardVideo item={item} onPlay={usage.clicked} />
      )}
      {onDismiss && (
        <IconButton
          icon="close"
          label={intl.formatMessage({ id: 'feed.dismiss' }, { title: item.title })}
          className={s.dismiss}
          onClick={onDismiss}
        />
      )}
    </article>
  );
};
