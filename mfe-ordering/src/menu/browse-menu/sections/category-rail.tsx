import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { menuPaths } from '../../../catalogue/menu-paths.ts';
import type { Menu } from '../../../catalogue/menu.types.ts';
import { ProductPicture } from '../../../catalogue/product-picture.tsx';
import s from './category-rail.module.css';

interface CategoryRailProps {
  readonly menus: readonly Menu[];
  /** The query of every link. */
  readonly search?: string;
}

/** Links to every category of every menu, in one row. */
export const CategoryRail = ({ menus, search = '' }: CategoryRailProps) => {
  const intl = useIntl();
  const entries = menus.flatMap((menu) => menu.children.map((category) => ({ menu, category })));
  return (
    <nav aria-label={intl.formatMessage({ id: 'ordering.menu.categories' })} className={s.rail}>
      <ul role="list" className={s.list}>
        {entries.map(({ menu, category }) => (
          <li key={category.id} className={s.entry}>
            <Link to={menuPaths.category(menu, category) + search} className={s.link}>
              <ProductPicture
                picture={category.picture}
                art={category.artWithoutPicture}
                data-stage={category.stage}
                backdrop="disc"
                sizes="(width < 40rem) 28px, 7rem"
              />
              <span className={s.name}>{category.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
