import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { EmptyState, Heading, buttonClass } from '@crema/shared-ui';
import { featuredProducts } from '../../catalogue/featured.ts';
import { menuPaths } from '../../catalogue/menu-paths.ts';
import type { Menu } from '../../catalogue/menu.types.ts';
import { ProductGrid } from '../../catalogue/product-grid.tsx';
import { useMenu } from '../../catalogue/use-menu.ts';
import { MenuLayout } from '../layout/menu-layout.tsx';
import { CategorySkeleton } from './states/menu-skeleton.tsx';
import { MenuErrorPage } from './states/menu-error.tsx';
import s from './featured-page.module.css';

const NothingFeatured = () => (
  <EmptyState
    headingLevel={1}
    title={<FormattedMessage id="ordering.featured.none" />}
    actions={
      <Link to={menuPaths.root} className={buttonClass('primary')}>
        <FormattedMessage id="ordering.menuError.toMenu" />
      </Link>
    }
  >
    <FormattedMessage id="ordering.featured.noneBody" />
  </EmptyState>
);

const Featured = ({ menus }: { readonly menus: readonly Menu[] }) => {
  const products = featuredProducts(menus);
  if (products.length === 0) return <NothingFeatured />;
  return (
    <>
      <header className={s.head}>
        <Heading level={1} tabIndex={-1}>
          <FormattedMessage id="ordering.featured.title" />
        </Heading>
        <p className={s.lead}>
          <FormattedMessage id="ordering.featured.lead" />
        </p>
      </header>
      <ProductGrid products={products} isFirst level={2} />
    </>
  );
};

/** The page /menu/featured (D-21). */
export const FeaturedPage = () => {
  const { view, retry } = useMenu();
  return (
    <MenuLayout>
      {view.kind === 'loading' && <CategorySkeleton />}
      {view.kind === 'error' && <MenuErrorPage {...view} onRetry={retry} />}
      {view.kind === 'shown' && <Featured menus={view.menus} />}
    </MenuLayout>
  );
};
