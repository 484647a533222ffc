import { useState } from 'react';
import { useVault, type AppError, type TokenisedCard, type TokenRequest } from '@crema/remote-kit';
import { useWalletChanges } from '../changes/use-wallet-changes.ts';
import { CreateStoringKeyDocument } from '../generated/create-storing-key.ts';

/** After these errors the customer enters another card, or the same one again. */
const spent: ReadonlySet<string> = new Set([
  'PAYMENT_DECLINED',
  'PAYMENT_CARD_EXPIRED',
  'PAYMENT_TOKEN_EXPIRED',
  'PAYMENT_TOKEN_UNKNOWN',
  'PAYMENT_REVIEW',
]);

interface CardUse extends Omit<TokenRequest, 'getStoringKey'> {
  readonly isToBeStored?: boolean;
}

/** A bank card that is typed in the vault's frame. A retry sends the same token, so that nothing is typed twice. */
export const useBankCard = (postalCode?: string) => {
  const vault = useVault(postalCode);
  const { send } = useWalletChanges();
  const [card, setCard] = useState<TokenisedCard>();
  return {
    vault,
    card,
    drop: () => setCard(undefined),
    /** The token of the typed card; undefined if the form is incomplete, and it then shows the reason. */
    tokenise: async ({ isToBeStored = false, ...use }: CardUse = {}): Promise<TokenisedCard | undefined> => {
      const getStoringKey = async () => (await send(CreateStoringKeyDocument, {})).createStoringKey;
      const tokenised = card ?? (await vault.tokenise({ ...use, ...(isToBeStored && { getStoringKey }) }));
      setCard(tokenised);
      return tokenised;
    },
    /** Call it with the error of the request that used the token. */
    end: (error: Pick<AppError, 'code'> | undefined) => {
      if (error && spent.has(error.code)) setCard(undefined);
    },
  };
};
