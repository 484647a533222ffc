import { Card, Skeleton } from '@crema/shared-ui';
import s from './results.module.css';
import card from './store-card.module.css';

const places = [1, 2, 3, 4, 5, 6];

/** Placeholders in the size of the first cards. */
export const ResultsSkeleton = () => (
  <div className={s.results} aria-hidden>
    <div className={s.head}>
      <Skeleton shape="block" height="2.25rem" width="min(20rem, 80%)" />
    </div>
    <ul role="list" className={s.cards}>
      {places.map((place) => (
        <Card key={place} as="li" padding="none" className={card.card}>
          <Skeleton shape="block" className={card.art ?? ''} height="6.5rem" />
          <div className={card.words}>
            <Skeleton shape="title" />
            <Skeleton shape="text" count={2} />
          </div>
          <div className={card.foot}>
            <Skeleton shape="text" width="40%" />
            <Skeleton shape="block" height="2.75rem" width="7rem" />
          </div>
        </Card>
      ))}
    </ul>
  </div>
);
