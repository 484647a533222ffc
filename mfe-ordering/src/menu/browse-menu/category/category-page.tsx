import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useParams } from 'react-router-dom';
import { BackLink, usePageHead, useSlices } from '@crema/remote-kit';
import { Heading } from '@crema/shared-ui';
import { productsOf } from '../../../catalogue/featured.ts';
import { isMenuName, menuPaths } from '../../../catalogue/menu-paths.ts';
import {
  isMissing,
  type ResolvedMenuLocation,
  type MenuLocation,
} from '../../../catalogue/menu-view.rules.ts';
import type { Menu, MenuCategory, MenuSubcategory } from '../../../catalogue/menu.types.ts';
import { ProductGrid } from '../../../catalogue/product-grid.tsx';
import { StructuredData } from '../../../catalogue/structured-data.tsx';
import { useMenu, type Allergen } from '../../../catalogue/use-menu.ts';
import { MenuLayout } from '../../layout/menu-layout.tsx';
import { FilterRow } from '../filter/filter-row.tsx';
import { NoMatches } from '../filter/lazy-no-matches.ts';
import { filterCategory, filterSearch, noFilter } from '../filter/menu-filter.rules.ts';
import { useMenuFilter } from '../filter/use-menu-filter.ts';
import { CategorySkeleton } from '../states/menu-skeleton.tsx';
import { MenuErrorPage } from '../states/menu-error.tsx';
import { categoryErrorRows } from './category-error-rows.ts';
import { categoryData } from './category.structured-data.ts';
import { nearestCategory } from './nearest-category.tsx';
import { SubcategoryChips } from './subcategory-chips.tsx';
import s from './category-page.module.css';

/** The cards that are rendered with the page, enough for a wide window, and those that each slice adds. */
const slices = { first: 12, step: 8 };

interface GroupProps {
  readonly group: MenuSubcategory;
  readonly first: boolean;
  readonly shown: number;
}
const Group = ({ group, first, shown }: GroupProps) => (
  <section aria-labelledby={`group-${group.id}`}>
    <Heading level={2} size="medium" id={`group-${group.id}`} className={s.groupName ?? ''}>
      {group.name}
    </Heading>
    <ProductGrid products={group.products} isFirst={first} shown={shown} />
  </section>
);

/** The groups of a category with the number of cards above each. */
const placedGroups = ({ products, children }: MenuCategory) => {
  let above = products.length;
  return children.map((group) => {
    const placed = { group, above };
    above += group.products.length;
    return placed;
  });
};

const WholeCategory = ({ category }: { readonly category: MenuCategory }) => {
  const shown = useSlices(productsOf(category).length, slices);
  return (
    <div className={s.groups}>
      {category.products.length > 0 && (
        <ProductGrid products={category.products} isFirst shown={shown} level={2} />
      )}
      {placedGroups(category).map(({ group, above }) => (
        <Group key={group.id} group={group} first={above === 0} shown={shown - above} />
      ))}
    </div>
  );
};

const Subcategory = ({ subcategory }: { readonly subcategory: MenuSubcategory }) => {
  const shown = useSlices(subcategory.products.length, slices);
  return <ProductGrid products={subcategory.products} isFirst shown={shown} level={2} />;
};

interface CategoryViewProps extends ResolvedMenuLocation {
  readonly menu: Menu;
  readonly category: MenuCategory;
  readonly allergens: readonly Allergen[];
}
const CategoryView = ({ menu, category, subcategory, allergens }: CategoryViewProps) => {
  const intl = useIntl();
  const { filter, shownFilter, apply } = useMenuFilter(allergens);
  const menus = useMemo(
    () => [
      {
        ...menu,
        children: [subcategory ? { ...category, products: [], children: [subcategory] } : category],
      },
    ],
    [menu, category, subcategory],
  );
  const matching = useMemo(() => filterCategory(category, shownFilter), [category, shownFilter]);
  const matchingPart = subcategory && matching.children.find(({ id }) => id === subcategory.id);
  const description = useMemo(() => categoryData(category, subcategory), [category, subcategory]);
  const search = filterSearch(shownFilter);
  const isEmpty = subcategory ? !matchingPart : productsOf(matching).length === 0;
  return (
    <>
      <StructuredData thing={description} />
      <BackLink
        to={(subcategory ? menuPaths.category(menu, category) : menuPaths.root) + search}
        label={subcategory ? category.name : intl.formatMessage({ id: 'ordering.menu.allOfIt' })}
      />
      <header className={s.head}>
        <Heading level={1} tabIndex={-1}>
          {(subcategory ?? category).name}
        </Heading>
        <SubcategoryChips menu={menu} category={category} search={search} />
      </header>
      <FilterRow menus={menus} allergens={allergens} filter={filter} onApply={apply} />
      {isEmpty && <NoMatches onClear={() => apply(noFilter)} wholeMenu={menuPaths.root + search} />}
      {matchingPart && <Subcategory key={matchingPart.id} subcategory={matchingPart} />}
      {!subcategory && !isEmpty && <WholeCategory key={category.id} category={matching} />}
    </>
  );
};

/** /menu/{menu}/{category} and /menu/{menu}/{category}/{subcategory} (ORD-001). */
export const CategoryPage = () => {
  const asked: MenuLocation = useParams();
  const intl = useIntl();
  const { view, allergens, retry } = useMenu(asked);
  const { menu, category, subcategory } = view.kind === 'shown' ? view.location : {};
  const names = [subcategory?.name, category?.name].filter((name) => name !== undefined);
  usePageHead(
    isMissing(view)
      ? { title: intl.formatMessage({ id: 'ordering.menuError.category' }), found: false }
      : category && { title: names.join(' · ') },
  );
  if (!isMenuName(asked.menu ?? '')) return <Navigate to={menuPaths.root} replace />;
  return (
    <MenuLayout>
      {view.kind === 'loading' && <CategorySkeleton />}
      {view.kind === 'error' && (
        <MenuErrorPage
          {...view}
          onRetry={retry}
          categoryRows={categoryErrorRows}
          nearest={
            view.error === 'category-missing' ? nearestCategory(view.menus, asked.category ?? '') : undefined
          }
        />
      )}
      {menu && category && <CategoryView {...{ menu, category, subcategory, allergens }} />}
    </MenuLayout>
  );
};
