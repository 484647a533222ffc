import { wayOn } from './way-on.rules.ts';

describe('the way on from a chosen store', () => {
  it.each<[string, unknown, string, string]>([
    ['cart=1', '/menu/featured', '/menu/cart', 'the cart asked for a store'],
    ['redirect=cart', undefined, '/menu/cart', 'ordering writes it so'],
    ['', '/menu/product/101/hot', '/menu/product/101/hot', 'the customer came from there'],
    ['cart=0', '/menu?x=1', '/menu?x=1', 'no cart was asked for'],
    ['', undefined, '/menu', 'nothing else is known'],
    ['', 'https://elsewhere.example/menu', '/menu', 'only the menu is a way on'],
    ['', '/menus/of/others', '/menu', 'only the menu is a way on'],
    ['', 7, '/menu', 'a history entry may hold anything'],
  ])('with ?%s from %p leads to %s, because %s, LOC-040', (query, from, expected) =>
    expect(wayOn({ query: new URLSearchParams(query), from })).toBe(expected),
  );
});
