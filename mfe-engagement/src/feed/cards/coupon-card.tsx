import { FormattedMessage, useIntl } from 'react-intl';
import { Tag } from '@crema/shared-ui';
import type { FeedItem } from '../feed-item.ts';
import { FeedCard } from './feed-card.tsx';

/** A day (`YYYY-MM-DD`) as text: the same day in every zone. */
export const DayText = ({ day }: { readonly day: string }) =>
  useIntl().formatDate(`${day}T00:00:00Z`, { timeZone: 'UTC', dateStyle: 'long' });

/** A coupon with its last day; the action leads to the cart, which applies it (D-144, E05). */
export const CouponCard = ({ item }: { readonly item: FeedItem }) => (
  <FeedCard
    item={item}
    note={
      item.coupon && (
        <Tag tone="highlight" icon="calendar">
          <FormattedMessage
            id="feed.coupon.until"
            values={{ day: <DayText day={item.coupon.expirationDateOnly} /> }}
          />
        </Tag>
      )
    }
  />
);
