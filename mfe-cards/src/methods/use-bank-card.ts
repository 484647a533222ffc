import { useState } from 'react';
import { useVault, type AppError, type TokenisedCard, type TokenRequest } from '@crema/remote-kit';

/** After these errors the customer enters another card, or the same one again. */
const spent: ReadonlySet<string> = new Set([
  'PAYMENT_DECLINED',
  'PAYMENT_CARD_EXPIRED',
  'PAYMENT_TOKEN_EXPIRED',
  'PAYMENT_TOKEN_UNKNOWN',
  'PAYMENT_REVIEW',
]);

/** A bank card that is typed in the vault's frame. A retry sends the same token, so that nothing is typed twice. */
export const useBankCard = (postalCode?: string) => {
  const vault = useVault(postalCode);
  const [card, setCard] = useState<TokenisedCard>();
  return {
    vault,
    card,
    drop: () => setCard(undefined),
    /** The token of the typed card; undefined if the form is incomplete, and it then shows the reason. */
    tokenise: async (request?: TokenRequest): Promise<TokenisedCard | undefined> => {
      const tokenised = card ?? (await vault.tokenise(request));
      setCard(tokenised);
      return tokenised;
    },
    /** Call it with the error of the request that used the token. */
    end: (error: Pick<AppError, 'code'> | undefined) => {
      if (error && spent.has(error.code)) setCard(undefined);
    },
  };
};
