import { Card, Skeleton } from '@crema/shared-ui';
import s from './results.module.css';
import bones from './results-skeleton.module.css';
import card from './store-card.module.css';

const places = [1, 2, 3, 4, 5, 6];

/** Placeholders in the size of the first cards. A class sets each size: the server renders them, and its markup may not have styles. */
export const ResultsSkeleton = () => (
  <div className={s.results} aria-hidden>
    <div className={s.head}>
      <Skeleton shape="block" className={bones.head} />
    </div>
    <ul role="list" className={s.cards}>
      {places.map((place) => (
        <Card key={place} as="li" padding="none" className={card.card}>
          <Skeleton shape="block" className={`${card.art} ${bones.art}`} />
          <div className={card.words}>
            <Skeleton shape="title" />
            <Skeleton shape="text" count={2} />
          </div>
          <div className={card.foot}>
            <Skeleton shape="text" className={bones.distance} />
            <Skeleton shape="block" className={bones.action} />
          </div>
        </Card>
      ))}
    </ul>
  </div>
);
