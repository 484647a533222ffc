import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Heading, Icon } from '@crema/shared-ui';
import { menuPaths } from '../../catalogue/menu-paths.ts';
import type { MenuProduct } from '../../catalogue/menu.types.ts';
import { ProductCard } from '../../catalogue/product-card.tsx';
import s from './sections/section.module.css';
import strip from './featured-strip.module.css';

/** The number of products in the strip; its link leads to the others. */
const shown = 8;
/** Of those, the products that a phone shows before it is scrolled. */
const inViewOnPhone = 3;

export const FeaturedStrip = ({ products }: { readonly products: readonly MenuProduct[] }) => (
  <section aria-labelledby="featured-title">
    <header className={s.head}>
      <Heading level={2} id="featured-title">
        <FormattedMessage id="ordering.menu.featured" />
      </Heading>
      <Link to={menuPaths.featured} className={s.all}>
        <FormattedMessage id="ordering.menu.featuredAll" />
        <Icon name="chevron-right" size={18} />
      </Link>
    </header>
    <ul role="list" className={strip.list}>
      {products.slice(0, shown).map((product, index) => (
        <ProductCard key={product.id} product={product} eager={index < inViewOnPhone} />
      ))}
    </ul>
  </section>
);
