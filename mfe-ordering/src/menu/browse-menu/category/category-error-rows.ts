import { menuPaths } from '../../../catalogue/menu-paths.ts';
import { chooseStore, type CategoryErrorRows, type ErrorPageRow } from '../states/menu-error-page.tsx';

type NextStep = ErrorPageRow['nextSteps'][number];
const toMenu: NextStep = { label: 'ordering.menuError.toMenu', path: () => menuPaths.root };
const toCategory: NextStep = {
  label: 'ordering.menuError.toCategory',
  path: ({ menu, category }) => (menu && category ? menuPaths.category(menu, category) : menuPaths.root),
};

/** The messages and next steps of the errors that a category's URL adds (ORD-021). */
export const categoryErrorRows: CategoryErrorRows = {
  'category-missing': {
    title: 'ordering.menuError.category',
    body: 'ordering.menuError.categoryBody',
    nextSteps: [toMenu, chooseStore],
  },
  'category-empty': {
    title: 'ordering.menuError.categoryEmpty',
    body: 'ordering.menuError.categoryEmptyBody',
    nextSteps: [toMenu, chooseStore],
  },
  'subcategory-missing': {
    title: 'ordering.menuError.subcategory',
    body: 'ordering.menuError.subcategoryBody',
    nextSteps: [toCategory, toMenu],
  },
};
