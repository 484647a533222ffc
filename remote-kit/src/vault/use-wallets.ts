import { useEffect, useState } from 'react';
import type { Money, WalletOffer } from '@crema/shared-contracts';
import { useHost, useLocale, useSignal } from '../remote-context.ts';
import type { TokenisedCard } from './use-vault.ts';
import { useVaultChannel } from './use-vault-channel.ts';

export interface WalletPayment {
  /** The amount that the wallet shows and the server charges. */
  readonly amount: Money;
  readonly purpose: WalletOffer['purpose'];
  /** D-75: PayPal pays no gifts for several recipients. */
  readonly withoutPayPal?: boolean;
  /** Called when a wallet is pressed: it opens only if the page's own fields are right. */
  readonly onPress: () => boolean | Promise<boolean>;
  readonly onToken: (token: TokenisedCard) => void;
  /** The wallet gave no token; the page shows the error. */
  readonly onError: (code: string) => void;
}

/** The buttons of wallets in the vault's frame (PAY-004): those of the device and of the account at the payment provider, or none. */
export const useWallets = (payment: WalletPayment) => {
  const { vaultOrigin, theme: themes } = useHost();
  const locale = useLocale();
  const theme = useSignal(themes);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [isReady, setReady] = useState(false);
  const [isAvailable, setAvailable] = useState(false);
  const [height, setHeight] = useState(0);
  const send = useVaultChannel(frame, (message, answer) => {
    if (message.kind === 'ready') setReady(true);
    if (message.kind === 'wallets') setAvailable(message.isAvailable);
    if (message.kind === 'resized') setHeight(message.height);
    if (message.kind === 'pressed')
      void Promise.resolve(payment.onPress()).then((isAllowed) =>
        answer({ target: 'crema-vault', kind: 'open', isAllowed }),
      );
    if (message.kind === 'tokenised') payment.onToken(message);
    if (message.kind === 'refused') payment.onError(message.code);
  });
  const { amount, purpose, withoutPayPal = false } = payment;
  const { amountMinor, currency } = amount;
  useEffect(() => {
    if (isReady)
      send({
        target: 'crema-vault',
        kind: 'offer',
        ...{ locale, theme, amountMinor, currency, purpose, withoutPayPal },
      });
  }, [isReady, send, locale, theme, amountMinor, currency, purpose, withoutPayPal]);
  return { setFrame, url: `${vaultOrigin}/wallets`, isAvailable, height };
};
