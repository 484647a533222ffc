import { act, screen } from '@testing-library/react';

const vaultOrigin = 'http://vault.localhost';
export const tokenised = {
  kind: 'tokenised',
  paymentInstrumentToken: 'tok-1',
  paymentType: 'visa',
  accountNumberLastFour: '4242',
  expiresInMs: 300_000,
};

export const findVault = async () =>
  (await screen.findByTitle('Card number, expiry date and security code')) as HTMLIFrameElement;
/** The vault's frame answers the request for a token. */
export const answerVault = async (message: object) => {
  const { contentWindow } = await findVault();
  await act(async () => {
    window.dispatchEvent(
      new MessageEvent('message', {
        origin: vaultOrigin,
        source: contentWindow,
        data: { source: 'crema-vault', ...message },
      }),
    );
  });
};
