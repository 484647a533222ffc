import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSlices } from '@crema/remote-kit';
import { Heading } from '@crema/shared-ui';
import type { Menu } from '../../../catalogue/menu.types.ts';
import { CategoryRail } from '../sections/category-rail.tsx';
import { CategorySection } from '../sections/category-section.tsx';
import { NoMatches } from './lazy-no-matches.ts';
import { productsOfMenus } from './menu-filter.rules.ts';
import s from '../sections/section.module.css';

interface FilteredMenuProps {
  /** The menus with their matching products. */
  readonly menus: readonly Menu[];
  /** The filter as the query of a link. */
  readonly search: string;
  readonly onClear: () => void;
}

/** The matching products by category; their number is announced (ORD-124). */
export const FilteredMenu = memo(({ menus, search, onClear }: FilteredMenuProps) => {
  const sections = menus.flatMap((menu) =>
    menu.children.filter((category) => !category.featured).map((category) => ({ menu, category })),
  );
  const shown = useSlices(sections.length, { first: 2 });
  return (
    <>
      <div role="status" className={s.head}>
        <Heading level={1} size="large" tabIndex={-1}>
          <FormattedMessage id="ordering.filter.results" values={{ count: productsOfMenus(menus).length }} />
        </Heading>
      </div>
      {sections.length === 0 ? (
        <NoMatches onClear={onClear} />
      ) : (
        <div className={s.sections}>
          <CategoryRail menus={menus} search={search} />
          {sections.map(({ menu, category }, index) => (
            <CategorySection
              key={category.id}
              menu={menu}
              category={category}
              search={search}
              isShown={index < shown}
            />
          ))}
        </div>
      )}
    </>
  );
});
