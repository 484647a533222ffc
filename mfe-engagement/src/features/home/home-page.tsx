import { Slot, useMember } from '@crema/remote-kit';
import { CategoryTiles } from './category-tiles.tsx';
import { DefaultCard } from './default-card.tsx';
import { HomeHero } from './home-hero.tsx';
import { OpenOrders } from './open-orders.tsx';
import { Invitations } from './invitations.tsx';
import { OrderSteps } from './order-steps.tsx';
import { Usual } from './usual.tsx';
import s from './home-page.module.css';

/**
 * The home page for guests and members: order, pay, browse, find a store, join. It sends no requests itself. At
 * /account/for-you it is the page after signing in (ACC-023, ENG-001).
 */
export const HomePage = () => {
  const member = useMember();
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
      </div>
      <OpenOrders />
    </>
  );
};
