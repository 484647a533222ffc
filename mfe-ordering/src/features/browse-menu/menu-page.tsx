import { lazyPart } from '@crema/remote-kit';
import { featuredProducts } from '../../catalogue/featured.ts';
import { useMenu } from '../../catalogue/use-menu.ts';
import type { Menu } from '../../catalogue/menu.types.ts';
import { MenuLayout } from '../../menu-layout/menu-layout.tsx';
import { CategoryRail } from './category/category-rail.tsx';
import { CategorySection } from './category/category-section.tsx';
import { FeaturedStrip } from './featured-strip.tsx';
import { MenuHero } from './menu-hero.tsx';
import { MenuSearchField, useMenuSearch } from './search/menu-search-field.tsx';
import { CategorySkeleton, MenuSkeleton } from './menu-skeleton.tsx';
import { SearchUnavailable } from './search/search-unavailable.tsx';
import { MenuErrorPage } from './menu-error-page.tsx';
import { useBelowTheFold } from './use-below-the-fold.ts';
import s from './section.module.css';

const Sections = ({ menus }: { readonly menus: readonly Menu[] }) =>
  menus.map((menu) =>
    menu.children
      .filter((category) => !category.featured)
      .map((category) => <CategorySection key={category.id} menu={menu} category={category} />),
  );

const WholeMenu = ({ menus }: { readonly menus: readonly Menu[] }) => {
  const featured = featuredProducts(menus);
  const belowTheFold = useBelowTheFold();
  return (
    <>
      <MenuHero products={featured} />
      <div className={s.sections}>
        <CategoryRail menus={menus} />
        {featured.length > 0 && <FeaturedStrip products={featured} />}
        {belowTheFold && <Sections menus={menus} />}
      </div>
    </>
  );
};

const SearchResults = lazyPart(
  () => import('./search/search-results.tsx').then((part) => part.SearchResults),
  {
    fallback: SearchUnavailable,
    placeholder: <CategorySkeleton />,
    preload: 'idle',
  },
);

const SearchableMenu = ({ menus }: { readonly menus: readonly Menu[] }) => {
  const [query, setQuery] = useMenuSearch();
  return (
    <>
      <MenuSearchField query={query} onChange={setQuery} />
      {query.trim() ? (
        <SearchResults menus={menus} query={query} onClear={() => setQuery('')} />
      ) : (
        <WholeMenu menus={menus} />
      )}
    </>
  );
};

/** /menu, the menu root (ORD-001). */
export const MenuPage = () => {
  const { view, retry } = useMenu();
  return (
    <MenuLayout>
      {view.kind === 'loading' && <MenuSkeleton />}
      {view.kind === 'error' && <MenuErrorPage {...view} onRetry={retry} />}
      {view.kind === 'shown' && <SearchableMenu menus={view.menus} />}
    </MenuLayout>
  );
};
