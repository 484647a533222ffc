import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Heading, Icon } from '@crema/shared-ui';
import { productsOf } from '../../../catalogue/featured.ts';
import { menuPaths } from '../../../catalogue/menu-paths.ts';
import type { Menu, MenuCategory } from '../../../catalogue/menu.types.ts';
import { ProductGrid } from '../../../catalogue/product-grid.tsx';
import { spokenOnly } from '../../../messages/spoken-only.tsx';
import s from '../section.module.css';

/** The number of products of a category on the menu's first page. */
const shown = 10;

/** One category on the menu's first page, with a link to all of its products. */
export const CategorySection = ({
  menu,
  category,
}: {
  readonly menu: Menu;
  readonly category: MenuCategory;
}) => {
  const products = productsOf(category);
  const titleId = `category-${category.id}`;
  return (
    <section aria-labelledby={titleId} className={s.section}>
      <header className={s.head}>
        <Heading level={2} id={titleId}>
          {category.name}
        </Heading>
        <Link to={menuPaths.category(menu, category)} className={s.all}>
          <FormattedMessage
            id="ordering.menu.all"
            values={{ count: products.length, category: category.name, hidden: spokenOnly }}
          />
          <Icon name="chevron-right" size={18} />
        </Link>
      </header>
      <ProductGrid products={products.slice(0, shown)} />
    </section>
  );
};
