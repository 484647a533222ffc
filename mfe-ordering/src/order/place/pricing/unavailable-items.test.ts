import { of } from 'rxjs';
import type { Action } from '@reduxjs/toolkit';
import { availabilityCorrected, type AvailabilityFact } from '../../../cart/cart.slice.ts';
import { selectMissingLines } from '../../../cart/orderable-lines.selectors.ts';
import { run } from '../../../testing/epics.ts';
import { cartLine, readyToPrice, stateAfter, vanilla } from '../../../testing/order.fixtures.ts';
import { submissionFailed } from '../../facts/order.actions.ts';
import { pricingFailed } from './pricing.slice.ts';
import { markUnavailableItems } from './unavailable-items.epics.ts';

const lines = [
  cartLine({ itemId: 'medium' }),
  cartLine({ itemId: 'small', sizeCode: 'small' }),
  cartLine({ itemId: 'vanilla', sizeCode: 'small', childItems: [vanilla()] }),
];
const state = stateAfter(...readyToPrice(lines));
const after = (action: Action) => {
  const facts: Action[] = [];
  run(markUnavailableItems, of(action), state, {}).subscribe((fact) => facts.push(fact));
  return facts;
};
const corrected = (...facts: AvailabilityFact[]) => availabilityCorrected(facts);

describe('an item that the server reports as unavailable', () => {
  it.each([
    { code: 'ITEMS_UNAVAILABLE', availability: 'UNKNOWN' },
    { code: 'ITEMS_NOT_FOUND', availability: 'NOT_SOLD' },
    { code: 'INVALID_OPTION', availability: 'NOT_SOLD' },
  ] as const)('is marked by size and option after $code, ORD-160, D-143', ({ code, availability }) => {
    const error = { code, params: { skus: 'opt-350, 10-hot-medium' } };
    const expected = [corrected({ sku: 'opt-350', availability }, { sku: '10-hot-medium', availability })];
    expect(after(pricingFailed({ basis: '', error }))).toEqual(expected);
    expect(after(submissionFailed({ error }))).toEqual(expected);
  });

  it('is marked after CHOOSE_DIFFERENT_ITEM when an order fails; a price that fails stays on the page with its next step, ORD-162', () => {
    const error = { code: 'CHOOSE_DIFFERENT_ITEM', params: { skus: '10-hot-medium' } };
    expect(after(submissionFailed({ error }))).toEqual([
      corrected({ sku: '10-hot-medium', availability: 'NOT_ORDERABLE_ONLINE' }),
    ]);
    expect(after(pricingFailed({ basis: '', error }))).toEqual([]);
  });

  it('has the reason that the server gives for each, D-143', () => {
    const params = { skus: '10-hot-medium, opt-350', reasons: 'SOLD_OUT, NONSENSE' };
    expect(after(submissionFailed({ error: { code: 'ITEMS_UNAVAILABLE', params } }))).toEqual([
      corrected(
        { sku: '10-hot-medium', availability: 'SOLD_OUT' },
        { sku: 'opt-350', availability: 'UNKNOWN' },
      ),
    ]);
  });

  it.each([
    { skus: '10-hot-medium', aside: ['medium'] },
    { skus: '10-hot-small', aside: ['small', 'vanilla'] },
    { skus: 'opt-350', aside: ['vanilla'] },
    { skus: 'other', aside: [] },
  ])('sets aside only the lines that $skus is true of: $aside, D-143', ({ skus, aside }) => {
    const [fact] = after(
      pricingFailed({ basis: '', error: { code: 'ITEMS_UNAVAILABLE', params: { skus } } }),
    );
    const { cart } = stateAfter(...readyToPrice(lines), ...(fact ? [fact] : []));
    expect(selectMissingLines({ cart }).map(({ itemId }) => itemId)).toEqual(aside);
  });

  it.each([
    { error: { code: 'STORE_CLOSED' }, because: 'the error is not about items' },
    { error: { code: 'ITEMS_UNAVAILABLE' }, because: 'none is named' },
  ])('changes nothing when $because', ({ error }) => {
    expect(after(submissionFailed({ error }))).toEqual([]);
  });
});
