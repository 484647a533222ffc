import { loop } from '../../testing/sample-stores.ts';
import { nextStep } from './next-step.rules.ts';

describe('the next step after choosing a store', () => {
  it.each([
    ['?redirect=cart', '/menu/cart', 'the cart asked for a store'],
    ['?redirect=%2Fmenu%2Fproduct%2F101%2Fhot', '/menu/product/101/hot', 'the customer came from there'],
    ['', '/menu?storeNumber=1001-100001&distance=0.5', 'nothing else is known'],
  ])('with %p is %s, because %s, LOC-040', (search, expected) =>
    expect(nextStep({ search }, loop)).toBe(expected),
  );

  it('leaves out an unknown distance, LOC-042', () =>
    expect(nextStep({ search: '' }, { ...loop, distanceMetres: null })).toBe(
      '/menu?storeNumber=1001-100001',
    ));
});
