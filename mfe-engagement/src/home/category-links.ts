import type pictures from './categories.pictures.tsx';

export interface CategoryLink {
  /** Message: `home.category.<id>`. */
  readonly id: keyof typeof pictures;
  readonly path: string;
  /** The family whose colours are behind the picture (shared-ui/src/tokens/stages.css); without it the plain ones. */
  readonly stage?: 'ESPRESSO' | 'COLD' | 'BERRY' | 'CITRUS' | 'MATCHA';
}

/** The menu categories on the home page, in display order. */
export const categoryLinks: readonly CategoryLink[] = [
  {
    id: 'hotCoffee',
    path: '/menu/drinks/hot-coffee',
    stage: 'ESPRESSO',
  },
  {
    id: 'coldCoffee',
    path: '/menu/drinks/cold-coffee',
    stage: 'COLD',
  },
  {
    id: 'tea',
    path: '/menu/drinks/hot-tea',
    stage: 'CITRUS',
  },
  {
    id: 'refreshers',
    path: '/menu/drinks/refreshers',
    stage: 'BERRY',
  },
  {
    id: 'frozen',
    path: '/menu/drinks/frozen',
  },
  {
    id: 'bakery',
    path: '/menu/food/bakery',
    stage: 'MATCHA',
  },
];
