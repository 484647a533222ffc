import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useConnection } from '@crema/remote-kit';
import { Banner, Button, buttonClass, EmptyState, ErrorState, Skeleton } from '@crema/shared-ui';
import type { FeedItem } from './feed-item.ts';
import type { Feed } from './use-feed.ts';
import s from './feed-list.module.css';

const placeholders = ['one', 'two', 'three', 'four'];
export const FeedSkeleton = () => (
  <div className={s.items} aria-busy="true">
    {placeholders.map((name) => (
      <Skeleton key={name} shape="block" className={s.bone} />
    ))}
  </div>
);

const RetryButton = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Button variant="secondary" size="small" icon="refresh" onClick={onRetry}>
    <FormattedMessage id="feed.tryAgain" />
  </Button>
);

/** Above items that may be incomplete or old: what is missing and why (D-136). */
const Notice = ({ feed }: { readonly feed: Feed }) => {
  const isOffline = useConnection() === 'offline';
  if (isOffline) return <Banner tone="info" title={<FormattedMessage id="feed.offline" />} />;
  if (feed.status === 'error')
    return (
      <Banner tone="warning" action={<RetryButton onRetry={feed.retry} />}>
        <FormattedMessage id="feed.notRefreshed" />
      </Banner>
    );
  if (!feed.isPartial) return null;
  return (
    <Banner tone="warning" action={<RetryButton onRetry={feed.retry} />}>
      <FormattedMessage id="feed.partial" />
    </Banner>
  );
};

/** The feed could not be loaded (ENG-015); without a connection, that is the cause. */
const Failed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const isOffline = useConnection() === 'offline';
  return (
    <ErrorState
      headingLevel={3}
      title={<FormattedMessage id={isOffline ? 'feed.offline' : 'feed.error.title'} />}
      actions={isOffline ? undefined : <RetryButton onRetry={onRetry} />}
    >
      <FormattedMessage id={isOffline ? 'feed.offline.body' : 'feed.error.body'} />
    </ErrorState>
  );
};
const Nothing = () => (
  <EmptyState
    headingLevel={3}
    title={<FormattedMessage id="feed.empty.title" />}
    actions={
      <Link to="/menu" className={buttonClass('secondary')}>
        <FormattedMessage id="home.startOrder" />
      </Link>
    }
  >
    <FormattedMessage id="feed.empty.body" />
  </EmptyState>
);

interface FeedListProps {
  readonly feed: Feed;
  /** An item that is as wide as the list comes first. */
  readonly isWide: (item: FeedItem) => boolean;
  readonly renderItem: (item: FeedItem) => ReactNode;
}
/** The number of items that are shown at first, without wide ones: the parts of the page below the feed stay within reach. */
const firstCount = 12;

/** The items, the first twelve at first. The button's focus moves to the first item that it shows. */
const Items = ({ feed: { items }, isWide, renderItem }: FeedListProps) => {
  const [isWhole, setWhole] = useState(false);
  const first = firstCount + items.filter(isWide).length;
  const shown = isWhole ? items : items.slice(0, first);
  const focusNext = (item: HTMLLIElement | null) => {
    if (item && document.activeElement === document.body) item.focus();
  };
  return (
    <>
      <ul role="list" className={s.items}>
        {shown.map((item, index) => (
          <li
            key={item.id}
            className={isWide(item) ? s.wide : s.item}
            {...(isWhole && index === first && { ref: focusNext, tabIndex: -1 })}
          >
            {renderItem(item)}
          </li>
        ))}
      </ul>
      {shown.length < items.length && (
        <Button variant="secondary" className={s.more} onClick={() => setWhole(true)}>
          <FormattedMessage id="feed.more" values={{ count: items.length - shown.length }} />
        </Button>
      )}
    </>
  );
};

/** The items of the feed, or why there are none. */
export const FeedList = ({ feed, isWide, renderItem }: FeedListProps) => {
  const { status, items } = feed;
  if (items.length === 0) {
    if (status === 'error') return <Failed onRetry={feed.retry} />;
    if (status !== 'complete') return <FeedSkeleton />;
    return feed.isPartial ? <Notice feed={feed} /> : <Nothing />;
  }
  return (
    <>
      <Notice feed={feed} />
      <Items feed={feed} isWide={isWide} renderItem={renderItem} />
    </>
  );
};
