import { FormattedMessage } from 'react-intl';
import { Skeleton, VisuallyHidden } from '@crema/shared-ui';
import grid from '../../../catalogue/product-grid.module.css';
import { MenuHero } from '../sections/menu-hero.tsx';
import s from './menu-skeleton.module.css';

const Cards = () => (
  <div className={grid.grid}>
    {Array.from({ length: 8 }, (_, index) => (
      <div key={index}>
        <Skeleton shape="tile" />
        <Skeleton count={2} />
      </div>
    ))}
  </div>
);

const Busy = () => (
  <VisuallyHidden role="status">
    <FormattedMessage id="ordering.menu.loading" />
  </VisuallyHidden>
);

/** Placeholders of the menu's first page. */
export const MenuSkeleton = () => (
  <div aria-busy="true">
    <Busy />
    <Skeleton shape="button" className={s.search ?? ''} />
    <MenuHero products={[]} />
    <div className={s.rail}>
      <Skeleton shape="circle" count={10} className={s.disc ?? ''} />
    </div>
    <Cards />
  </div>
);

/** Placeholders of a category. */
export const CategorySkeleton = () => (
  <div aria-busy="true">
    <Busy />
    <Skeleton shape="title" className={s.title ?? ''} />
    <Cards />
  </div>
);

/** Placeholders of a title with a column of cards: previous orders, favorites. */
export const ListSkeleton = () => (
  <div aria-busy="true">
    <Skeleton shape="title" className={s.title ?? ''} />
    <Skeleton shape="block" height="13rem" count={3} className={s.panel ?? ''} />
  </div>
);
