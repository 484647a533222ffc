import { useMember } from '@crema/remote-kit';
import { CategoryTiles } from '../../home/category-tiles.tsx';
import { DefaultCard } from '../../home/default-card.tsx';
import { HomeHero } from '../../home/home-hero.tsx';
import { MemberStars } from '../../home/member-stars.tsx';
import { OpenOrders } from '../../home/open-orders.tsx';
import { Usual } from '../../home/usual.tsx';
import { GuestFeed } from '../../feed/guest-feed/guest-feed.tsx';
import { MemberFeed } from './member-feed.tsx';
import { PreferredStore } from './preferred-store.tsx';
import { useForYou } from './use-for-you.ts';
import s from './for-you-page.module.css';

/** The offers of the home page for guests, with the feed of guests (ENG-003, ENG-006). */
const GuestForYou = () => (
  <>
    <HomeHero />
    <div className={s.column}>
      <CategoryTiles />
      <GuestFeed />
    </div>
  </>
);

const MemberForYou = () => {
  const forYou = useForYou();
  return (
    <>
      <HomeHero lacksCard={forYou.kept?.hasPrimaryCard === false && forYou.isKnown} />
      <div className={s.column}>
        <Usual />
        <div className={s.account}>
          <DefaultCard />
          <MemberStars />
          <PreferredStore />
        </div>
        <MemberFeed forYou={forYou} />
        <CategoryTiles />
      </div>
      <OpenOrders />
    </>
  );
};

/**
 * /account/for-you: the page after signing in (ACC-023, ENG-001); guests have their feed there too. A member without a card to scan gets the way to one in place of the
 * barcode (ENG-002).
 */
export const ForYouPage = () => (useMember() ? <MemberForYou /> : <GuestForYou />);
