import { Slot, useMember } from '@crema/remote-kit';
import { CategoryTiles } from '../../home/category-tiles.tsx';
import { DefaultCard } from '../../home/default-card.tsx';
import { HomeHero } from '../../home/home-hero.tsx';
import { OpenOrders } from '../../home/open-orders.tsx';
import { GuestFeedPlace } from './guest-feed-place.tsx';
import { Invitations } from './invitations.tsx';
import { OrderSteps } from './order-steps.tsx';
import { useMapSource } from './map-source/use-map-source.ts';
import { Usual } from '../../home/usual.tsx';
import s from './home-page.module.css';

/**
 * The home page for guests and members: order, pay, browse, find a store, join. The feed of guests loads when its place comes near the
 * window (ENG-003).
 */
export const HomePage = () => {
  const member = useMember();
  useMapSource();
  return (
    <>
      <HomeHero />
      <div className={s.column}>
        <Usual />
        <DefaultCard />
        {member && <Slot name="star-progress" props={{}} fallback={null} />}
        <CategoryTiles />
        {!member && <OrderSteps />}
        <Invitations />
        {!member && <GuestFeedPlace />}
      </div>
      <OpenOrders />
    </>
  );
};
