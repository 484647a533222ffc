import type { Menu, MenuCategory, MenuProduct, MenuSubcategory } from '../catalogue/menu.types.ts';

const latte = { picture: '/assets/host/pictures/hot.0a1b2c3d.svg', artWithoutPicture: null, stage: null };

export const menuProduct = (over: Partial<MenuProduct> & { productNumber: number }): MenuProduct => ({
  __typename: 'MenuProduct',
  id: `${over.productNumber}/${over.formCode ?? 'hot'}`,
  formCode: 'hot',
  name: `Product ${over.productNumber}`,
  displayOrder: 1,
  ...latte,
  calories: 190,
  caffeine: 75,
  allergenKeys: ['milk'],
  allergenStatus: 'KNOWN',
  priceFrom: { __typename: 'Money', amountMinor: 425, currency: 'USD' },
  priceVaries: true,
  availability: 'AVAILABLE',
  isNew: false,
  ...over,
});
export const subcategory = (name: string, over: Partial<MenuSubcategory> = {}): MenuSubcategory => ({
  __typename: 'MenuSubcategory',
  id: `s-${name}`,
  name,
  uri: `/menu/drinks/hot/${name.toLowerCase()}`,
  displayOrder: 1,
  products: [],
  ...over,
});
export const category = (name: string, over: Partial<MenuCategory> = {}): MenuCategory => ({
  __typename: 'MenuCategory',
  id: `c-${name}`,
  name,
  uri: `/menu/drinks/${name.toLowerCase()}`,
  displayOrder: 1,
  ...latte,
  featured: false,
  products: [],
  children: [],
  ...over,
});
export const menu = (name: string, children: MenuCategory[], over: Partial<Menu> = {}): Menu => ({
  __typename: 'Menu',
  id: `m-${name}`,
  name,
  uri: `/menu/${name.toLowerCase()}`,
  displayOrder: 1,
  children,
  ...over,
});

const coldBrew = menuProduct({
  productNumber: 20,
  formCode: 'iced',
  name: 'Cold brew',
  availability: 'SOLD_OUT',
});

/**
 * Drinks: Hot (a latte; Lattes: a flat white, new), Iced (cold brew, sold out), Cakes (empty), Best
 * (featured).
 */
export const drinks = (): Menu =>
  menu('Drinks', [
    category('Best', { displayOrder: 4, featured: true, products: [coldBrew] }),
    category('Iced', { displayOrder: 2, products: [coldBrew] }),
    category('Hot', {
      displayOrder: 1,
      products: [menuProduct({ productNumber: 10, name: 'Latte' })],
      children: [
        subcategory('Lattes', {
          products: [menuProduct({ productNumber: 11, name: 'Flat white', isNew: true })],
        }),
      ],
    }),
    category('Cakes', { displayOrder: 3 }),
  ]);
