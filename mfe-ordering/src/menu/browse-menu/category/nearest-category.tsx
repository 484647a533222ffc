import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { findMisspelt } from '@crema/shared-contracts';
import { buttonClass } from '@crema/shared-ui';
import type { Menu } from '../../../catalogue/menu.types.ts';
import { menuPaths, slugOf } from '../../../catalogue/menu-paths.ts';

/** A link to the category whose address is written nearly as `asked` (PLT-021). */
export const nearestCategory = (menus: readonly Menu[], asked: string) => {
  const named = menus.flatMap((menu) =>
    menu.children.map((category) => ({ path: slugOf(category), menu, category })),
  );
  const nearest = findMisspelt(named, asked);
  return (
    nearest && (
      <Link to={menuPaths.category(nearest.menu, nearest.category)} className={buttonClass('primary')}>
        <FormattedMessage id="ordering.menuError.nearest" values={{ category: nearest.category.name }} />
      </Link>
    )
  );
};
