import { category, menu, menuProduct } from '../../../testing/menu.fixtures.ts';
import { searchMenu, toSearchEntries } from './menu-search.rules.ts';

const named = (productNumber: number, name: string) => menuProduct({ productNumber, name });
const menus = [
  menu('Drinks', [
    category('Hot coffee', {
      products: [
        named(1, 'Caffè Latte'),
        named(2, 'Vanilla Latte'),
        named(3, 'Flat White'),
        named(4, 'Cappuccino'),
      ],
    }),
    category('Cold', { products: [named(9, 'Cold Brew'), named(10, 'Bread Loaf')] }),
    category('Matin', { products: [named(7, 'Œuf et fromage à l’érable'), named(8, 'Demi-sel')] }),
    category('Best', { products: [named(2, 'Vanilla Latte')] }),
    category('Bakery', { products: [named(5, 'Butter Croissant'), named(6, 'Coffee Cake')] }),
  ]),
];
const found = (query: string) => searchMenu(toSearchEntries(menus), query).map(({ name }) => name);

describe('searching the menu', () => {
  it.each([
    { query: 'latte', names: ['Caffè Latte', 'Vanilla Latte'], because: 'a word is in the name' },
    { query: 'VAN', names: ['Vanilla Latte'], because: 'a word begins with it' },
    { query: 'caffe', names: ['Caffè Latte'], because: 'accents do not matter' },
    { query: 'capuccino', names: ['Cappuccino'], because: 'a letter is missing' },
    { query: 'croisasnt', names: ['Butter Croissant'], because: 'two letters are swapped' },
    { query: 'latte vanilla', names: ['Vanilla Latte'], because: 'every word has to fit, in any order' },
    { query: 'bakery', names: ['Butter Croissant', 'Coffee Cake'], because: 'its category is called so' },
    { query: 'capucino', names: ['Cappuccino'], because: 'two letters are missing, L-14' },
    { query: 'cold brw', names: ['Cold Brew'], because: 'a letter is missing beside a whole word, L-14' },
    { query: 'brw', names: [], because: 'alone it is too short, L-14' },
    { query: 'zzz', names: [], because: 'a short word forgives nothing' },
    { query: '  ', names: [], because: 'nothing was asked' },
  ])('finds $names for "$query" because $because, D-36', ({ query, names }) => {
    expect(found(query)).toEqual(names);
  });

  it.each([
    ['oeuf', 'Œuf et fromage à l’érable'],
    ['œuf', 'Œuf et fromage à l’érable'],
    ['ŒUFS', 'Œuf et fromage à l’érable'],
    ["l'erable", 'Œuf et fromage à l’érable'],
    ['lʼérable', 'Œuf et fromage à l’érable'],
    ['e\u0301rable', 'Œuf et fromage à l’érable'],
    ['\u200bfro\u00admage', 'Œuf et fromage à l’érable'],
    ['demi sel', 'Demi-sel'],
    ['demi–sel', 'Demi-sel'],
    ['demi‑sel', 'Demi-sel'],
  ])('finds letters, dashes and apostrophes however they are written: %s, PLT-020', (query, name) => {
    expect(found(query)).toEqual([name]);
  });

  it('puts what is called so before what is only in a category called so', () => {
    expect(found('coffee')[0]).toBe('Coffee Cake');
    expect(found('coffee')).toContain('Flat White');
  });
});
