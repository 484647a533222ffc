import { readVaultMessage } from './vault-messages.ts';

const vault = { origin: 'http://vault.localhost', window: {} };
const token = {
  source: 'crema-vault',
  kind: 'tokenised',
  paymentInstrumentToken: 'tok',
  accountNumberLastFour: '0505',
  expiresInMs: 300_000,
};
const read = (fields: object) =>
  readVaultMessage({ origin: vault.origin, source: vault.window, data: { ...token, ...fields } }, vault);

describe('the token of a card', () => {
  it.each([
    { because: 'of an earlier vault', fields: { paymentType: 'discover' }, kind: 'discover' },
    {
      because: 'with a network that earlier pages do not know',
      fields: { paymentType: 'discover', network: 'jcb' },
      kind: 'jcb',
    },
    {
      because: 'with a network that this release does not know',
      fields: { paymentType: 'discover', network: 'troy' },
      kind: 'card',
    },
    { because: 'of an unknown kind', fields: { paymentType: 'constructor' }, kind: 'card' },
    { because: 'of a wallet', fields: { paymentType: 'googlepay' }, kind: 'googlepay' },
  ])('$because is read as $kind', ({ fields, kind }) => {
    expect(read(fields)).toEqual({ ...token, paymentType: kind });
  });

  it('without a kind is ignored', () => {
    expect(read({})).toBeUndefined();
    expect(read({ paymentType: 'discover', network: {} })).toBeUndefined();
  });
});
