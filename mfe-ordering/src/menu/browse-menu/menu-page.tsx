import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { lazyPart, useSlices } from '@crema/remote-kit';
import { featuredProducts } from '../../catalogue/featured.ts';
import { StructuredData } from '../../catalogue/structured-data.tsx';
import { useMenu, type Allergen } from '../../catalogue/use-menu.ts';
import type { Menu } from '../../catalogue/menu.types.ts';
import { MenuLayout } from '../layout/menu-layout.tsx';
import { Usual } from '../../order/again/usual/usual.tsx';
import { CategoryRail } from './sections/category-rail.tsx';
import { CategorySection } from './sections/category-section.tsx';
import { FeaturedStrip } from './featured-strip.tsx';
import { FilterRow } from './filter/filter-row.tsx';
import { FilteredMenu } from './filter/filtered-menu.tsx';
import { countFilters, filterMenus, filterSearch, noFilter } from './filter/menu-filter.rules.ts';
import { useMenuFilter } from './filter/use-menu-filter.ts';
import { menuData } from './menu.structured-data.ts';
import { MenuHero } from './sections/menu-hero.tsx';
import { MenuSearchField } from './search/menu-search-field.tsx';
import { useMenuSearch } from './search/use-menu-search.ts';
import { CategorySkeleton, MenuSkeleton } from './states/menu-skeleton.tsx';
import { PartUnavailable } from './states/part-unavailable.tsx';
import { MenuErrorPage } from './states/menu-error.tsx';
import s from './sections/section.module.css';

interface MenusProps {
  readonly menus: readonly Menu[];
}
interface SearchableMenuProps extends MenusProps {
  readonly allergens: readonly Allergen[];
}

/**
 * Hero, rail, strip and the first category are rendered with the page; each other category follows in a slice. After a link, the
 * page begins with the hero; strip and headings follow after its frame.
 */
const WholeMenu = memo(({ menus }: MenusProps) => {
  const featured = featuredProducts(menus);
  const sections = menus.flatMap((menu) =>
    menu.children.filter((category) => !category.featured).map((category) => ({ menu, category })),
  );
  const shown = useSlices(sections.length, { first: 1, firstOfLink: -2 });
  return (
    <>
      <MenuHero products={featured} />
      <div className={s.sections} data-arriving={shown < 0 || undefined}>
        <CategoryRail menus={menus} />
        {shown > -2 && featured.length > 0 && <FeaturedStrip products={featured} />}
        {shown > -1 &&
          sections.map(({ menu, category }, index) => (
            <CategorySection key={category.id} menu={menu} category={category} isShown={index < shown} />
          ))}
      </div>
    </>
  );
});

const SearchResults = memo(
  lazyPart(() => import('./search/search-results.tsx').then((part) => part.SearchResults), {
    fallback: PartUnavailable,
    placeholder: <CategorySkeleton />,
    preload: 'idle',
  }),
);

/**
 * A key is shown in the field at once; the results follow in a render that the next key interrupts. During a search and with a
 * filter the menu stays in the document, hidden: removing and building it again takes much longer than hiding it.
 */
const SearchableMenu = ({ menus, allergens }: SearchableMenuProps) => {
  const { query, change, clear, writeToUrl } = useMenuSearch();
  const shownQuery = useDeferredValue(query.trim());
  const { filter, shownFilter, apply } = useMenuFilter(allergens);
  const matching = useMemo(() => filterMenus(menus, shownFilter), [menus, shownFilter]);
  const description = useMemo(() => menuData(menus), [menus]);
  const endFilter = useCallback(() => apply(noFilter), [apply]);
  const isSearching = shownQuery !== '';
  const hasFilters = countFilters(shownFilter) > 0;
  const isFiltering = !isSearching && hasFilters;
  const isWhole = !isSearching && !isFiltering;
  const [wasShown, setWasShown] = useState(isWhole);
  if (isWhole && !wasShown) setWasShown(true);
  return (
    <div className={hasFilters ? undefined : s.search} onClickCapture={writeToUrl}>
      <StructuredData thing={description} />
      <MenuSearchField query={query} onChange={change} onBlur={writeToUrl} />
      <FilterRow menus={menus} allergens={allergens} filter={filter} onApply={apply} />
      {isSearching && <SearchResults menus={matching} query={shownQuery} onClear={clear} />}
      {isFiltering && (
        <FilteredMenu menus={matching} search={filterSearch(shownFilter)} onClear={endFilter} />
      )}
      {wasShown && (
        <div hidden={!isWhole}>
          <WholeMenu menus={menus} />
        </div>
      )}
    </div>
  );
};

/** /menu, the menu root (ORD-001). */
export const MenuPage = () => {
  const { view, allergens, retry } = useMenu();
  return (
    <MenuLayout>
      <Usual />
      {view.kind === 'loading' && <MenuSkeleton />}
      {view.kind === 'error' && <MenuErrorPage {...view} onRetry={retry} />}
      {view.kind === 'shown' && <SearchableMenu menus={view.menus} allergens={allergens} />}
    </MenuLayout>
  );
};
