import type { CatalogueProduct, MenuNode } from '../catalogue.types.ts';
import { merchandise, pantry, readyToBrew, wholeBeans } from '../data/at-home.ts';
import { bagels, cookies, muffins, pastries } from '../data/bakery.ts';
import { eggBites, hotBreakfasts, oatmeals } from '../data/breakfast.ts';
import { coldBrews, icedCoffees, icedLattes, nitroBrews, shaken } from '../data/cold-coffee.ts';
import { frozenCoffees, frozenCreams } from '../data/frozen.ts';
import { brewedCoffee, carafes, espressoBar, foamy, lattes, mochas } from '../data/hot-coffee.ts';
import { boxes, coldLunches, salads, warmSandwiches } from '../data/lunch.ts';
import { hotChocolates, refreshers } from '../data/refreshers.ts';
import { freshSnacks, savoury, sweetSnacks } from '../data/snacks.ts';
import { hotTeas, icedTeaLattes, icedTeas, teaLattes } from '../data/tea.ts';

const featuredNumbers = [2014, 2141, 2103, 2362, 2401, 2202, 2016, 2323, 3003, 3101, 3240, 3005];

const ordinary: readonly MenuNode[] = [
  {
    slug: 'drinks',
    name: ['Drinks', 'Boissons'],
    children: [
      {
        slug: 'hot-coffee',
        name: ['Hot coffee', 'Cafés chauds'],
        children: [
          { slug: 'lattes', name: ['Lattes', 'Lattes'], products: lattes },
          {
            slug: 'brewed',
            name: ['Brewed coffee', 'Cafés infusés'],
            products: [...brewedCoffee, ...carafes],
          },
          { slug: 'mochas', name: ['Mochas', 'Mokas'], products: mochas },
          {
            slug: 'cappuccinos',
            name: ['Cappuccinos and flat whites', 'Cappuccinos et flat whites'],
            products: foamy,
          },
          {
            slug: 'espresso',
            name: ['Espresso and americanos', 'Espressos et americanos'],
            products: espressoBar,
          },
        ],
      },
      {
        slug: 'cold-coffee',
        name: ['Cold coffee', 'Cafés froids'],
        children: [
          {
            slug: 'cold-brew',
            name: ['Cold brew', 'Infusés à froid'],
            products: [...coldBrews, ...nitroBrews],
          },
          {
            slug: 'iced-lattes',
            name: ['Iced lattes and mochas', 'Lattes et mokas glacés'],
            products: icedLattes,
          },
          { slug: 'shaken-espresso', name: ['Shaken espresso', 'Espressos au shaker'], products: shaken },
          {
            slug: 'iced-coffee',
            name: ['Iced coffee and americanos', 'Cafés et americanos glacés'],
            products: icedCoffees,
          },
        ],
      },
      {
        slug: 'frozen',
        name: ['Frozen drinks', 'Boissons frappées'],
        children: [
          { slug: 'coffee', name: ['Coffee frappés', 'Frappés au café'], products: frozenCoffees },
          { slug: 'creme', name: ['Crème frappés', 'Frappés crème'], products: frozenCreams },
        ],
      },
      {
        slug: 'hot-tea',
        name: ['Hot tea', 'Thés chauds'],
        children: [
          { slug: 'brewed-tea', name: ['Teas and infusions', 'Thés et infusions'], products: hotTeas },
          { slug: 'tea-lattes', name: ['Tea lattes', 'Lattes au thé'], products: teaLattes },
        ],
      },
      {
        slug: 'iced-tea',
        name: ['Iced tea', 'Thés glacés'],
        children: [
          {
            slug: 'shaken-tea',
            name: ['Iced teas and lemonades', 'Thés glacés et limonades'],
            products: icedTeas,
          },
          {
            slug: 'iced-tea-lattes',
            name: ['Iced tea lattes', 'Lattes au thé glacés'],
            products: icedTeaLattes,
          },
        ],
      },
      { slug: 'refreshers', name: ['Refreshers', 'Rafraîchissements'], products: refreshers },
      {
        slug: 'hot-chocolate',
        name: ['Hot chocolate and more', 'Chocolats chauds et plus'],
        products: hotChocolates,
      },
    ],
  },
  {
    slug: 'food',
    name: ['Food', 'Aliments'],
    children: [
      {
        slug: 'bakery',
        name: ['Bakery', 'Boulangerie'],
        children: [
          {
            slug: 'pastries',
            name: ['Croissants and pastries', 'Croissants et viennoiseries'],
            products: pastries,
          },
          { slug: 'muffins', name: ['Muffins and loaves', 'Muffins et pains sucrés'], products: muffins },
          { slug: 'cookies', name: ['Cookies and treats', 'Biscuits et gâteries'], products: cookies },
          { slug: 'bagels', name: ['Bagels', 'Bagels'], products: bagels },
        ],
      },
      {
        slug: 'breakfast',
        name: ['Breakfast', 'Déjeuner'],
        children: [
          {
            slug: 'sandwiches',
            name: ['Breakfast sandwiches', 'Sandwichs déjeuner'],
            products: hotBreakfasts,
          },
          { slug: 'egg-bites', name: ['Egg bites', 'Bouchées aux œufs'], products: eggBites },
          { slug: 'oatmeal', name: ['Oatmeal', 'Gruau'], products: oatmeals },
        ],
      },
      {
        slug: 'lunch',
        name: ['Lunch', 'Dîner'],
        children: [
          { slug: 'warm', name: ['Warm sandwiches', 'Sandwichs chauds'], products: warmSandwiches },
          { slug: 'cold', name: ['Sandwiches and wraps', 'Sandwichs et roulés'], products: coldLunches },
          { slug: 'boxes', name: ['Protein boxes', 'Boîtes protéinées'], products: boxes },
          { slug: 'salads', name: ['Salads', 'Salades'], products: salads },
        ],
      },
      {
        slug: 'snacks',
        name: ['Snacks', 'Collations'],
        children: [
          { slug: 'savoury', name: ['Savoury', 'Salées'], products: savoury },
          { slug: 'sweet', name: ['Sweet', 'Sucrées'], products: sweetSnacks },
          { slug: 'fresh', name: ['Fresh and bottled', 'Fraîches et embouteillées'], products: freshSnacks },
        ],
      },
    ],
  },
  {
    slug: 'at-home',
    name: ['At home', 'À la maison'],
    children: [
      {
        slug: 'coffee',
        name: ['Coffee for home', 'Café pour la maison'],
        children: [
          { slug: 'beans', name: ['Whole bean', 'En grains'], products: wholeBeans },
          {
            slug: 'ready-to-brew',
            name: ['Capsules, ground and instant', 'Capsules, moulu et instantané'],
            products: readyToBrew,
          },
        ],
      },
      { slug: 'pantry', name: ['Tea, chocolate and syrups', 'Thés, chocolat et sirops'], products: pantry },
      { slug: 'merchandise', name: ['Mugs and tumblers', 'Tasses et gobelets'], products: merchandise },
    ],
  },
];

const productsBelow = (node: MenuNode): readonly CatalogueProduct[] => [
  ...(node.products ?? []),
  ...(node.children ?? []).flatMap(productsBelow),
];

/** Every product once, in menu order. */
export const allProducts: readonly CatalogueProduct[] = ordinary.flatMap(productsBelow);

const featured: MenuNode = {
  slug: 'favourites',
  name: ['This month’s favorites', 'Coups de cœur du mois', 'This month’s favourites'],
  featured: true,
  products: featuredNumbers.flatMap((number) =>
    allProducts.filter(({ productNumber }) => productNumber === number),
  ),
};

/** The menus in display order; the featured category comes first. */
export const menus: readonly MenuNode[] = ordinary.map((menu, index) =>
  index === 0 ? { ...menu, children: [featured, ...(menu.children ?? [])] } : menu,
);
