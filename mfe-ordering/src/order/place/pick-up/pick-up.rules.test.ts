import { defaultConfiguration } from '@crema/shared-contracts';
import { storeDetails } from '../../../testing/order.fixtures.ts';
import { findGuestObstacle } from '../visitor/guest-ordering.rules.ts';
import { findEstimate, isPickUpOpen, offeredPickUps } from './pick-up.rules.ts';

const withOptions = (...codes: string[]) =>
  storeDetails({ pickUpOptions: codes.map((code) => ({ __typename: 'CodeName', code, name: code })) });
const ordering = (over: Partial<ReturnType<typeof storeDetails>['mobileOrdering']>) =>
  storeDetails({ mobileOrdering: { ...storeDetails().mobileOrdering, ...over } });

describe('the ways of pickup', () => {
  it.each([
    { codes: ['CX', '16', 'DT'], offered: ['16', 'DT', 'CX'], because: 'in store comes first' },
    { codes: ['XO', 'DT'], offered: ['DT'], because: 'XO is never offered' },
    { codes: ['XO'], offered: ['16'], because: 'in store is the default' },
  ])('of $codes are $offered: $because, ORD-060', ({ codes, offered }) => {
    expect(offeredPickUps(withOptions(...codes))).toEqual(offered);
  });

  it('close curbside when the store does', () => {
    const store = ordering({ curbsideAvailability: 'CLOSED' });
    expect(isPickUpOpen('CX', store)).toBe(false);
    expect(isPickUpOpen('16', store)).toBe(true);
  });

  it('have an estimate only where the store gives one', () => {
    const { pickupEstimates } = storeDetails();
    expect(findEstimate(pickupEstimates, '16')).toMatchObject({ minMinutes: 5, maxMinutes: 8 });
    expect(findEstimate(pickupEstimates, 'DT')).toBeUndefined();
  });
});

const { newPaymentOptionEnabled } = defaultConfiguration;

describe('a guest at a store', () => {
  it.each([
    { over: {}, obstacle: undefined, because: 'it is ready and takes guests' },
    { over: { availability: 'BUSY' as const }, obstacle: 'STORE_NOT_READY', because: 'it is not READY' },
    {
      over: { availability: 'UNKNOWN' as const },
      obstacle: 'STORE_NOT_READY',
      because: 'unknown is not ready',
    },
    { over: { guestOrdering: false }, obstacle: 'ACCOUNT_REQUIRED', because: 'guest ordering is off' },
    { over: { svcOnly: true }, obstacle: 'SVC_ONLY', because: 'it takes stored-value cards only' },
  ])('meets $obstacle because $because, ORD-120', ({ over, obstacle }) => {
    expect(findGuestObstacle(ordering(over), newPaymentOptionEnabled)).toBe(obstacle);
  });

  it('meets CARDS_OFF while the shop takes no bank cards, which a guest pays with, CRD-051', () => {
    const options = { ...newPaymentOptionEnabled, creditCard: false };
    expect(findGuestObstacle(ordering({}), options)).toBe('CARDS_OFF');
  });
});
