import { memo, useDeferredValue, useState } from 'react';
import { lazyPart, useSlices } from '@crema/remote-kit';
import { featuredProducts } from '../../catalogue/featured.ts';
import { useMenu } from '../../catalogue/use-menu.ts';
import type { Menu } from '../../catalogue/menu.types.ts';
import { MenuLayout } from '../../menu-layout/menu-layout.tsx';
import { CategoryRail } from './category/category-rail.tsx';
import { CategorySection } from './category/category-section.tsx';
import { FeaturedStrip } from './featured-strip.tsx';
import { MenuHero } from './menu-hero.tsx';
import { MenuSearchField } from './search/menu-search-field.tsx';
import { useMenuSearch } from './search/use-menu-search.ts';
import { CategorySkeleton, MenuSkeleton } from './menu-skeleton.tsx';
import { SearchUnavailable } from './search/search-unavailable.tsx';
import { MenuErrorPage } from './menu-error-page.tsx';
import s from './section.module.css';

interface MenusProps {
  readonly menus: readonly Menu[];
}

/** Hero, rail, strip and the first category are rendered with the page; each other category follows in a slice. */
const WholeMenu = memo(({ menus }: MenusProps) => {
  const featured = featuredProducts(menus);
  const sections = menus.flatMap((menu) =>
    menu.children.filter((category) => !category.featured).map((category) => ({ menu, category })),
  );
  const shown = useSlices(sections.length, { first: 1 });
  return (
    <>
      <MenuHero products={featured} />
      <div className={s.sections}>
        <CategoryRail menus={menus} />
        {featured.length > 0 && <FeaturedStrip products={featured} />}
        {sections.map(({ menu, category }, index) => (
          <CategorySection key={category.id} menu={menu} category={category} isShown={index < shown} />
        ))}
      </div>
    </>
  );
});

const SearchResults = memo(
  lazyPart(() => import('./search/search-results.tsx').then((part) => part.SearchResults), {
    fallback: SearchUnavailable,
    placeholder: <CategorySkeleton />,
    preload: 'idle',
  }),
);

/**
 * A key is shown in the field at once; the results follow in a render that the next key interrupts. During a search the menu
 * stays in the document, hidden: removing and building it again takes much longer than hiding it.
 */
const SearchableMenu = ({ menus }: MenusProps) => {
  const { query, change, clear, writeToUrl } = useMenuSearch();
  const shownQuery = useDeferredValue(query.trim());
  const isSearching = shownQuery !== '';
  const [wasShown, setWasShown] = useState(!isSearching);
  if (!isSearching && !wasShown) setWasShown(true);
  return (
    <div onClickCapture={writeToUrl}>
      <MenuSearchField query={query} onChange={change} onBlur={writeToUrl} />
      {isSearching && <SearchResults menus={menus} query={shownQuery} onClear={clear} />}
      {wasShown && (
        <div hidden={isSearching}>
          <WholeMenu menus={menus} />
        </div>
      )}
    </div>
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
