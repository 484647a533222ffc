import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { dismissibleTypes } from '@crema/shared-contracts';
import { useFlag } from '@crema/remote-kit';
import { Heading } from '@crema/shared-ui';
import { CouponCard } from '../../feed/cards/coupon-card.tsx';
import { InformationCard } from '../../feed/cards/information-card.tsx';
import { ExpiringStarsCard, LevelEndCard } from '../../feed/cards/level-cards.tsx';
import { OnboardingCard } from '../../feed/cards/onboarding-card.tsx';
import type { FeedItem } from '../../feed/feed-item.ts';
import { FeedList } from '../../feed/feed-list.tsx';
import { useFeed } from '../../feed/use-feed.ts';
import type { ForYou } from './use-for-you.ts';
import { Welcome } from './welcome.tsx';
import { welcomeOf } from './welcome.rules.ts';
import s from './for-you-page.module.css';

const isWide = ({ type }: FeedItem) => type === 'onboarding';

/** The member's feed with a card for each kind of item (ENG-001). */
export const MemberFeed = ({ forYou }: { readonly forYou: ForYou }) => {
  const isFlagOn = useFlag('welcomeOverlay');
  const loaded = useFeed();
  const title = useRef<HTMLHeadingElement>(null);
  const { kept, isKnown } = forYou;
  // The tasks that were seen on another device would be shown for a moment.
  const feed = kept ? loaded : { ...loaded, items: [], status: 'loading' as const };
  const onboarding = feed.items.find(({ type }) => type === 'onboarding');
  const look = welcomeOf({
    isFlagOn,
    isOnboarding: onboarding !== undefined,
    // Without an answer of the account nothing is said to be the first time.
    isWelcomed: !isKnown || (kept?.isWelcomed ?? true),
    firstCardAt: kept?.firstCardAt ?? null,
    initialBalance: onboarding?.initialBalance ?? null,
    now: feed.now,
  });
  const dismiss = (item: FeedItem) => {
    forYou.dismiss(item.id);
    title.current?.focus();
  };
  const renderItem = (item: FeedItem) => {
    const onDismiss = dismissibleTypes.includes(item.type) ? () => dismiss(item) : undefined;
    switch (item.type) {
      case 'onboarding':
        return <OnboardingCard item={item} seen={kept?.seenTasks ?? []} onSeen={forYou.seeTask} />;
      case 'coupon':
        return <CouponCard item={item} />;
      case 'expiringStars':
        return <ExpiringStarsCard item={item} />;
      case 'tierExpiry':
        return <LevelEndCard item={item} now={feed.now} />;
      case 'information':
      case 'birthday':
        return <InformationCard item={item} onDismiss={onDismiss} />;
    }
  };
  return (
    <section aria-labelledby="for-you-feed" className={s.feed}>
      <Heading id="for-you-feed" ref={title} tabIndex={-1}>
        <FormattedMessage id="feed.title" />
      </Heading>
      {look !== 'none' && <Welcome look={look} onShown={forYou.welcome} />}
      <FeedList feed={feed} isWide={isWide} renderItem={renderItem} />
    </section>
  );
};
