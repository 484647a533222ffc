import { FormattedMessage, useIntl } from 'react-intl';
import { programmeVersion } from '@crema/shared-contracts';
import { Tag } from '@crema/shared-ui';
import type { FeedItem } from '../feed-item.ts';
import { daysLeft } from '../rules/visible-items.ts';
import { DayText } from './coupon-card.tsx';
import { FeedCard } from './feed-card.tsx';

/** Stars that end soon: with fewer than the smallest Reward costs, an order; else the way to spend them (ENG-014). */
export const ExpiringStarsCard = ({ item }: { readonly item: FeedItem }) => {
  const intl = useIntl();
  const { expiring } = item;
  if (!expiring) return null;
  const [smallestReward = 0] = programmeVersion.rewardTiers;
  const action =
    expiring.total < smallestReward
      ? { link: '/menu', text: intl.formatMessage({ id: 'feed.stars.order' }) }
      : { link: '/menu/cart', text: intl.formatMessage({ id: 'feed.stars.redeem' }) };
  return (
    <FeedCard
      item={item}
      action={action}
      note={
        <Tag tone="warning" icon="clock">
          <FormattedMessage id="feed.stars.until" values={{ day: <DayText day={expiring.lastDay} /> }} />
        </Tag>
      }
    />
  );
};

/** A level that ends soon, with the days that are left: Today, 1 Day, N Days (ENG-010). */
export const LevelEndCard = ({ item, now }: { readonly item: FeedItem; readonly now: number }) => {
  const intl = useIntl();
  const days = intl.formatMessage(
    { id: 'feed.level.days' },
    { days: item.endsAt === undefined ? 0 : daysLeft(item.endsAt, now) },
  );
  return <FeedCard item={item} body={item.body.replaceAll('{days}', days)} />;
};
