import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Heading, buttonClass } from '@crema/shared-ui';
import { menuPaths } from '../../../catalogue/menu-paths.ts';
import type { MenuProduct } from '../../../catalogue/menu.types.ts';
import { ProductPicture } from '../../../catalogue/product-picture.tsx';
import s from './menu-hero.module.css';

/** The head of the menu: one sentence, one link, three products as its picture. A phone hides the pictures, and does not load them. */
export const MenuHero = ({ products }: { readonly products: readonly MenuProduct[] }) => (
  <header className={s.hero}>
    <div className={s.words}>
      <Heading level={1} size="display" tabIndex={-1} className={s.title}>
        <FormattedMessage id="ordering.hero.title" />
      </Heading>
      <p className={s.lead}>
        <FormattedMessage id="ordering.hero.lead" />
      </p>
      <Link to={menuPaths.featured} className={buttonClass()}>
        <FormattedMessage id="ordering.hero.featured" />
      </Link>
    </div>
    <ul role="list" className={s.pictures}>
      {products.slice(0, 3).map((product) => (
        <li key={product.id} className={s.picture}>
          <Link to={menuPaths.product(product)} aria-label={product.name}>
            <ProductPicture
              picture={product.picture}
              art={product.artWithoutPicture}
              backdrop="none"
              sizes="18rem"
            />
          </Link>
        </li>
      ))}
    </ul>
  </header>
);
