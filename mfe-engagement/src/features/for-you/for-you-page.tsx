import { Slot } from '@crema/remote-kit';
import { CategoryTiles } from '../../home/category-tiles.tsx';
import { DefaultCard } from '../../home/default-card.tsx';
import { HomeHero } from '../../home/home-hero.tsx';
import { OpenOrders } from '../../home/open-orders.tsx';
import { Usual } from '../../home/usual.tsx';
import { MemberFeed } from './member-feed.tsx';
import { PreferredStore } from './preferred-store.tsx';
import { useForYou } from './use-for-you.ts';
import s from './for-you-page.module.css';

/**
 * /account/for-you: the page after signing in (ACC-023, ENG-001). A member without a card to scan gets the way to one in place of the
 * barcode (ENG-002).
 */
export const ForYouPage = () => {
  const forYou = useForYou();
  return (
    <>
      <HomeHero lacksCard={forYou.isKnown && forYou.kept?.hasPrimaryCard === false} />
      <div className={s.column}>
        <Usual />
        <div className={s.account}>
          <DefaultCard />
          <div className={s.stars}>
            <Slot name="star-progress" props={{}} fallback={null} />
          </div>
          <PreferredStore />
        </div>
        <MemberFeed forYou={forYou} />
        <CategoryTiles />
      </div>
      <OpenOrders />
    </>
  );
};
