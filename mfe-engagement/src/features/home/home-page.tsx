import { useMember, useResource } from '@crema/remote-kit';
import { engagementRestPaths, type ForYouReply } from '@crema/shared-contracts';
import { CategoryTiles } from '../../home/category-tiles.tsx';
import { DefaultCard } from '../../home/default-card.tsx';
import { HomeHero } from '../../home/home-hero.tsx';
import { MemberStars } from '../../home/member-stars.tsx';
import { OpenOrders } from '../../home/open-orders.tsx';
import { GuestFeedPlace } from './guest-feed-place.tsx';
import { Invitations } from './invitations.tsx';
import { OrderSteps } from './order-steps.tsx';
import { useMapSource } from './map-source/use-map-source.ts';
import { Usual } from '../../home/usual.tsx';
import s from './home-page.module.css';

/** A member without a card is offered one in place of the barcode (ENG-002). */
const MemberHero = () => {
  const { resource } = useResource<ForYouReply>(engagementRestPaths.forYou);
  return <HomeHero lacksCard={resource.status === 'ready' && !resource.value.hasPrimaryCard} />;
};

/**
 * The home page for guests and members: order, pay, browse, find a store, join. The feed of guests loads when its place comes near the
 * window (ENG-003).
 */
export const HomePage = () => {
  const member = useMember();
  useMapSource();
  return (
    <>
      {member ? <MemberHero /> : <HomeHero />}
      <div className={member ? `${s.column} ${s.member}` : s.column}>
        <Usual />
        {member && (
          <div className={s.account}>
            <DefaultCard />
            <MemberStars />
          </div>
        )}
        <CategoryTiles />
        {!member && <OrderSteps />}
        <Invitations />
        {!member && <GuestFeedPlace />}
      </div>
      <OpenOrders />
    </>
  );
};
