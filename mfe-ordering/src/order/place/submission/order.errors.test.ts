import { errorRowOf } from '@crema/shared-contracts';
import { orderErrors } from './order.errors.ts';

type Texts = Readonly<Record<string, unknown>>;
const read = async (locale: string) =>
  ((await import(`../../../locales/${locale}.json`)) as { default: Texts }).default;
/** Formats a message without arguments, whether or not the build compiled it. */
const said = (message: unknown) =>
  typeof message === 'string' ? message : (message as { value: string }[])[0]?.value;
const rows = Object.entries(orderErrors);

describe('the catalogue of order errors', () => {
  it.each(rows)('%s has its words in every language', async (_code, { messageId }) => {
    expect((await read('en-US'))[messageId]).toBeTruthy();
    expect((await read('fr-CA'))[messageId]).toBeTruthy();
  });

  it.each(['MISSING_COUNTRY', 'ITEMS_NOT_FOUND', 'ITEMS_UNAVAILABLE', 'UNEXPECTED_ERROR'])(
    '%s is only noted, ORD-160',
    (code) => {
      expect(errorRowOf(orderErrors, code).action).toBe('got-it');
    },
  );

  it.each([
    'STORE_NOT_FOUND',
    'HIGH_VOLUME_STORE',
    'STORE_UNAVAILABLE',
    'STORE_NOT_AVAILABLE',
    'WRONG_STORE_REGION',
    'MOP_UNAVAILABLE',
    'STORE_CLOSED',
    'MOP_NOT_ACCEPTED',
  ])('%s leads to another store, ORD-161', (code) => {
    expect(errorRowOf(orderErrors, code).action).toBe('choose-store');
  });

  it('leads to the menu, or only says so, for what one item does wrong, ORD-162', () => {
    expect(errorRowOf(orderErrors, 'CHOOSE_DIFFERENT_ITEM').action).toBe('go-to-menu');
    expect(errorRowOf(orderErrors, 'ADD_IN_LIMIT').action).toBe('none');
  });

  it('has a message for an offer that cannot be applied, ORD-163', async () => {
    expect(said((await read('en-US'))[errorRowOf(orderErrors, 'REWARD_NOT_APPLIED').messageId])).toMatch(
      /^This coupon or reward can’t be applied/,
    );
  });

  it('offers another try for everything else, ORD-164', () => {
    expect(errorRowOf(orderErrors, 'NEVER_HEARD_OF')).toMatchObject({ action: 'try-again' });
  });

  it('uses the source’s words for a stale price, ORD-084', async () => {
    expect(said((await read('en-US'))[errorRowOf(orderErrors, 'PRICE_STALE').messageId])).toBe(
      'Looks like your order may be a little stale. Refresh to continue with your order.',
    );
  });
});
