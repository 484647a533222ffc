import type pictures from './categories.pictures.tsx';

export interface CategoryLink {
  /** Message: `home.category.<id>`. */
  readonly id: keyof typeof pictures;
  readonly path: string;
}

/** The menu categories on the home page, in display order. */
export const categoryLinks: readonly CategoryLink[] = [
  {
    id: 'hotCoffee',
    path: '/menu/drinks/hot-coffee',
  },
  {
    id: 'coldCoffee',
    path: '/menu/drinks/cold-coffee',
  },
  {
    id: 'tea',
    path: '/menu/drinks/hot-tea',
  },
  {
    id: 'refreshers',
    path: '/menu/drinks/refreshers',
  },
  {
    id: 'frozen',
    path: '/menu/drinks/frozen',
  },
  {
    id: 'bakery',
    path: '/menu/food/bakery',
  },
];
