import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { menuPaths } from '../../../catalogue/menu-paths.ts';
import type { Menu, MenuCategory } from '../../../catalogue/menu.types.ts';
import s from './subcategory-chips.module.css';

interface SubcategoryChipsProps {
  readonly menu: Menu;
  readonly category: MenuCategory;
  /** The query of every link. */
  readonly search: string;
}

/** Links to the parts of a category; nothing when the category has fewer than two parts. */
export const SubcategoryChips = ({ menu, category, search }: SubcategoryChipsProps) => {
  const intl = useIntl();
  if (category.children.length < 2) return null;
  return (
    <nav
      aria-label={intl.formatMessage({ id: 'ordering.menu.parts' }, { category: category.name })}
      className={s.row}
    >
      <NavLink to={menuPaths.category(menu, category) + search} end className={s.chip ?? ''}>
        <FormattedMessage id="ordering.menu.allParts" />
      </NavLink>
      {category.children.map((part) => (
        <NavLink
          key={part.id}
          to={menuPaths.subcategory(menu, category, part) + search}
          className={s.chip ?? ''}
        >
          {part.name}
        </NavLink>
      ))}
    </nav>
  );
};
