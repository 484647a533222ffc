import { act, screen } from '@testing-library/react';

const vaultOrigin = 'http://vault.localhost';
export const tokenised = {
  kind: 'tokenised',
  paymentInstrumentToken: 'tok-1',
  paymentType: 'visa',
  accountNumberLastFour: '4242',
  expiresInMs: 300_000,
};

const titles = {
  card: 'Card number, expiry date and security code',
  wallets: 'Apple Pay, Google Pay and others',
} as const;
export const findVault = async (frame: keyof typeof titles = 'card') =>
  (await screen.findByTitle(titles[frame])) as HTMLIFrameElement;
/** The vault's frame answers the request for a token, or says what happened at its buttons. */
export const answerVault = async (message: object, frame?: keyof typeof titles) => {
  const { contentWindow } = await findVault(frame);
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
