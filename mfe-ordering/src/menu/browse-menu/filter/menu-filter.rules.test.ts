import { category, menu, menuProduct, subcategory } from '../../../testing/menu.fixtures.ts';
import {
  filterMenus,
  filterSearch,
  matchesFilter,
  noFilter,
  productsOfMenus,
  readFilter,
  writeFilter,
} from './menu-filter.rules.ts';
import { countsOf } from './menu-filter-counts.rules.ts';

const keys = ['milk', 'oats', 'nuts'];
const read = (query: string) => readFilter(new URLSearchParams(query), keys);
const black = menuProduct({ productNumber: 1, allergenKeys: [], caffeine: 260, calories: 5 });
const latte = menuProduct({ productNumber: 2, allergenKeys: ['milk'], caffeine: 75, calories: 190 });
const tin = menuProduct({
  productNumber: 3,
  allergenKeys: [],
  allergenStatus: 'UNKNOWN',
  caffeine: null,
  calories: 0,
});
const mug = menuProduct({
  productNumber: 4,
  allergenKeys: [],
  allergenStatus: 'NOT_FOOD',
  caffeine: 0,
  calories: 0,
});

describe('a product of the filtered menu', () => {
  it.each([
    { query: '', matching: [1, 2, 3, 4], because: 'no filter hides nothing' },
    {
      query: 'avoid=milk',
      matching: [1],
      because: 'milk and unknown allergens are avoided, and a mug is not food',
    },
    { query: 'avoid=oats', matching: [1, 2], because: 'unknown allergens could be oats' },
    { query: 'caffeine=150', matching: [2], because: 'unknown caffeine could be more' },
    { query: 'calories=100', matching: [1, 3], because: 'only calories count' },
    { query: 'avoid=milk&caffeine=150', matching: [], because: 'every filter counts' },
  ])('matches “$query” as $matching, because $because, ORD-124, D-147', ({ query, matching }) => {
    const filter = read(query);
    const products = [black, latte, tin, mug];
    const found = products.filter((product) => matchesFilter(product, filter));
    expect(found.map(({ productNumber }) => productNumber)).toEqual(matching);
    expect(countsOf(products)(filter)).toBe(matching.length);
  });
});

describe('the filter in a URL', () => {
  it('is written by a browser without URLSearchParams.size, PLT-018', () => {
    const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size');
    Reflect.deleteProperty(URLSearchParams.prototype, 'size');
    expect(filterSearch({ avoid: ['milk'] })).toBe('?avoid=milk');
    if (size) Object.defineProperty(URLSearchParams.prototype, 'size', size);
  });

  it('is read as it was written, beside other parameters, ORD-124', () => {
    const filter = { avoid: ['milk', 'oats'], caffeine: 50, calories: 250 };
    const query = writeFilter(new URLSearchParams('search=tea&avoid=nuts'), filter);
    expect(query.get('search')).toBe('tea');
    expect(read(query.toString())).toEqual(filter);
    expect(filterSearch(filter)).toBe('?avoid=milk&avoid=oats&caffeine=50&calories=250');
    expect(filterSearch(noFilter)).toBe('');
  });

  it.each(['avoid=dust', 'caffeine=51', 'calories=-1', 'caffeine=&avoid='])(
    'ignores what is not offered: %s',
    (query) => {
      expect(read(query)).toEqual({ avoid: [], caffeine: undefined, calories: undefined });
    },
  );
});

describe('the filtered menus', () => {
  const menus = [
    menu('Drinks', [
      category('Best', { featured: true, products: [black] }),
      category('Hot', { products: [black], children: [subcategory('Lattes', { products: [latte] })] }),
    ]),
    menu('Home', [category('Tins', { products: [tin] })]),
  ];

  it('have no empty category, part or menu, ORD-124', () => {
    const [drinks, ...others] = filterMenus(menus, { avoid: ['milk'] });
    expect(others).toEqual([]);
    expect(drinks?.children.map(({ name, children }) => [name, children])).toEqual([
      ['Best', []],
      ['Hot', []],
    ]);
  });

  it('are the same object without a filter, and count a featured product once', () => {
    expect(filterMenus(menus, noFilter)).toBe(menus);
    expect(productsOfMenus(menus)).toEqual([black, latte, tin]);
  });
});
