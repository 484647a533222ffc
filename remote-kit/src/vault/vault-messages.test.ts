import { readVaultMessage } from './vault-messages.ts';

const frame = {};
const vault = { origin: 'http://vault.localhost', window: frame };
const ready = { source: 'crema-vault', kind: 'ready' };
const tokenised = {
  source: 'crema-vault',
  kind: 'tokenised',
  paymentInstrumentToken: 'tok',
  paymentType: 'visa',
  accountNumberLastFour: '4242',
  expiresInMs: 300_000,
};

describe('a message to the checkout page', () => {
  it.each([{ data: ready }, { data: tokenised }])(
    'is accepted from the vault’s frame: $data.kind',
    ({ data }) => {
      expect(readVaultMessage({ origin: vault.origin, source: frame, data }, vault)).toBe(data);
    },
  );

  it.each([
    { origin: 'http://evil.test', source: frame, data: tokenised, because: 'another origin sent it' },
    { origin: vault.origin, source: {}, data: tokenised, because: 'another window sent it' },
    {
      origin: vault.origin,
      source: frame,
      data: { ...tokenised, paymentType: 'venmo' },
      because: 'guests cannot pay so, ORD-121',
    },
    {
      origin: vault.origin,
      source: frame,
      data: { ...tokenised, source: 'x' },
      because: 'it does not say that it is the vault',
    },
    {
      origin: vault.origin,
      source: frame,
      data: { source: 'crema-vault', kind: 'toString' },
      because: 'the kind is unknown',
    },
    { origin: vault.origin, source: frame, data: null, because: 'there is nothing in it' },
  ])('is ignored when $because', ({ origin, source, data }) => {
    expect(readVaultMessage({ origin, source, data }, vault)).toBeUndefined();
  });
});
