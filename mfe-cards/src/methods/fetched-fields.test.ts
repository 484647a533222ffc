import * as operations from '../generated/operations.ts';
import '../generated/syntax-trees.ts';

/** The API has these fields for other clients; cards.test.ts, auto-reload.test.ts and instruments.test.ts of apiproxy show them. */
const unread = [
  { field: 'cardImageUrl', because: 'cards are drawn from `art`' },
  { field: 'thumbImageUrl', because: 'cards are drawn from `art`' },
  { field: 'orderPaymentType', because: 'the kind of payment follows from its list' },
  { field: 'paymentMethodIdHash', because: 'the id itself is known' },
  { field: 'paymentSource', because: 'all are stored in the vault' },
  { field: 'paymentInstrumentId', because: 'only the provider reads it' },
] as const;
/** Fields that a screen shows or sends; their tests are in the features. */
const read = ['status', 'isActive', 'paymentMethodId', 'amount', 'triggerAmount', 'default'] as const;

const fetched = new Set(JSON.stringify(operations).match(/\w+/g));

describe('the fields of cards and payment methods', () => {
  it.each(unread)(
    '$field is not fetched, because no screen reads it: $because, CRD-010, CRD-050',
    ({ field }) => {
      expect(fetched).not.toContain(field);
    },
  );

  it.each(read)('%s is fetched, CRD-010, CRD-050', (field) => {
    expect(fetched).toContain(field);
  });
});
