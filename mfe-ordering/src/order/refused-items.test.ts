import { of } from 'rxjs';
import type { Action } from 'redux';
import { availabilityCorrected } from '../cart/cart.slice.ts';
import { run } from '../testing/epics.ts';
import { cartLine, readyToPrice, stateAfter } from '../testing/order.fixtures.ts';
import { placementRefused } from './placement.slice.ts';
import { pricingRefused } from './pricing.slice.ts';
import { setRefusedAside } from './refused-items.epics.ts';

const state = stateAfter(...readyToPrice([cartLine(), cartLine({ itemId: 'b', sizeCode: 'small' })]));
const after = (action: Action) => {
  const facts: Action[] = [];
  run(setRefusedAside, of(action), state, {}).subscribe((fact) => facts.push(fact));
  return facts;
};
const fact = (availability: 'UNKNOWN' | 'NOT_SOLD') =>
  availabilityCorrected([{ productNumber: 10, formCode: 'hot', availability }]);

describe('items that the server refuses', () => {
  it.each([
    { code: 'ITEMS_UNAVAILABLE', expected: fact('UNKNOWN') },
    { code: 'ITEMS_NOT_FOUND', expected: fact('NOT_SOLD') },
  ])('are kept aside after $code, ORD-160', ({ code, expected }) => {
    const fault = { code, params: { skus: 'other, 10-hot-medium' } };
    expect(after(pricingRefused({ basis: '', fault }))).toEqual([expected]);
    expect(after(placementRefused({ fault }))).toEqual([expected]);
  });

  it.each([
    { fault: { code: 'STORE_CLOSED' }, because: 'the refusal is not about items' },
    { fault: { code: 'ITEMS_UNAVAILABLE' }, because: 'none is named' },
    {
      fault: { code: 'ITEMS_UNAVAILABLE', params: { skus: 'other' } },
      because: 'the cart holds none of them',
    },
  ])('stay where they are when $because', ({ fault }) => {
    expect(after(placementRefused({ fault }))).toEqual([]);
  });
});
