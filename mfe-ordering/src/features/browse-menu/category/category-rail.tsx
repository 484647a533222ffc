import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { menuPaths } from '../../../catalogue/menu-paths.ts';
import type { Menu } from '../../../catalogue/menu.types.ts';
import { ProductPicture } from '../../../catalogue/product-picture.tsx';
import s from './category-rail.module.css';

/** Links to every category of every menu, in one row. */
export const CategoryRail = ({ menus }: { readonly menus: readonly Menu[] }) => {
  const intl = useIntl();
  const entries = menus.flatMap((menu) => menu.children.map((category) => ({ menu, category })));
  return (
    <nav aria-label={intl.formatMessage({ id: 'ordering.menu.categories' })} className={s.rail}>
      <ul role="list" className={s.list}>
        {entries.map(({ menu, category }) => (
          <li key={category.id} className={s.entry}>
            <Link to={menuPaths.category(menu, category)} className={s.link}>
              <ProductPicture picture={category.picture} art={category.artWithoutPicture} backdrop="disc" />
              <span className={s.name}>{category.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
