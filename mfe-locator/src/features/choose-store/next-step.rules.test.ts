import { loop } from '../../testing/sample-stores.ts';
import { nextStep } from './next-step.rules.ts';

const chosen = '/menu?storeNumber=1001-100001&distance=0.5';

describe('the next step after choosing a store', () => {
  it.each<[string, unknown, string, string]>([
    ['cart=1', '/menu/featured', '/menu/cart', 'the cart asked for a store'],
    ['redirect=cart', undefined, '/menu/cart', 'ordering writes it so'],
    ['', '/menu/product/101/hot', '/menu/product/101/hot', 'the customer came from there'],
    ['cart=0', '/menu?x=1', '/menu?x=1', 'no cart was asked for'],
    ['', undefined, chosen, 'nothing else is known'],
    ['', 'https://elsewhere.example/menu', chosen, 'only pages of the menu are allowed'],
    ['', '/menus/of/others', chosen, 'only pages of the menu are allowed'],
    ['', 7, chosen, 'a history entry may hold anything'],
  ])('with ?%s from %p leads to %s, because %s, LOC-040', (query, from, expected) =>
    expect(nextStep({ query: new URLSearchParams(query), from, store: loop })).toBe(expected),
  );

  it('leaves out an unknown distance, LOC-042', () =>
    expect(nextStep({ query: new URLSearchParams(), store: { ...loop, distanceMetres: null } })).toBe(
      '/menu?storeNumber=1001-100001',
    ));
});
