import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Heading, Icon } from '@crema/shared-ui';
import { productsOf } from '../../../catalogue/featured.ts';
import { menuPaths } from '../../../catalogue/menu-paths.ts';
import type { Menu, MenuCategory } from '../../../catalogue/menu.types.ts';
import { ProductGrid } from '../../../catalogue/product-grid.tsx';
import { spokenOnly } from '../../../accessibility/spoken-only.tsx';
import s from './section.module.css';

/** The number of products of a category on the menu's first page. */
const mostProducts = 10;

interface CategorySectionProps {
  readonly menu: Menu;
  readonly category: MenuCategory;
  /** False until the section's slice is rendered: until then it has its heading and the space of its products. */
  readonly isShown: boolean;
  /** The query of the link to all products. */
  readonly search?: string;
}

/** One category on the menu's first page, with a link to all of its products. */
export const CategorySection = memo(({ menu, category, isShown, search = '' }: CategorySectionProps) => {
  const products = productsOf(category);
  const titleId = `category-${category.id}`;
  return (
    <section aria-labelledby={titleId} className={s.section}>
      <header className={s.head}>
        <Heading level={2} id={titleId}>
          {category.name}
        </Heading>
        <Link to={menuPaths.category(menu, category) + search} className={s.all}>
          <FormattedMessage
            id="ordering.menu.all"
            values={{ count: products.length, category: category.name, hidden: spokenOnly }}
          />
          <Icon name="chevron-right" size={18} />
        </Link>
      </header>
      <ProductGrid products={products.slice(0, mostProducts)} shown={isShown ? mostProducts : 0} />
    </section>
  );
});
