import { useState } from 'react';
import { useHost } from '@crema/remote-kit';
import type { Wallet } from '../../../wallet/use-cards.ts';
import type { AmountChoice } from '../../reload/add-money.rules.ts';
import type { TypedReload } from '../../reload/pending-reload.ts';
import { useCreateCard } from './use-create-card.ts';

export interface FirstCardValues {
  readonly choice?: AmountChoice | undefined;
  /** A payment method, or `newMethod`. */
  readonly pickedId?: string | undefined;
}
/** The value of the choice of a bank card that is typed in the sheet. */
export const newMethod = 'new-card';

/**
 * The sheet of a member without a card. It stays the same sheet after its card exists, also while the bank decides, so that after a
 * failed payment the same amount is added to the same card. `left` is the reload for which the customer left for the bank's page: its
 * sheet continues. Undefined for a member who has cards, and while cards are off (CRD-051).
 */
export const useFirstCard = (wallet: Wallet, left: TypedReload | undefined) => {
  const { giftCard } = useHost().configuration.newPaymentOptionEnabled;
  const [values, setValues] = useState<FirstCardValues>({});
  const [createdId, setCreatedId] = useState<string>();
  const [hasBegun, setBegun] = useState(false);
  const { create: createOnce, ...creation } = useCreateCard();
  const cards = wallet.status === 'ready' ? wallet.cards : [];
  const leftCard = left?.isFirstCard ? cards.find(({ cardId }) => cardId === left.cardId) : undefined;
  const create = async () => {
    if (leftCard) return leftCard;
    setBegun(true);
    const card = await createOnce();
    if (card) setCreatedId(card.cardId);
    else setBegun(false);
    return card;
  };
  const isSheet = cards.length === 0 || hasBegun || leftCard !== undefined;
  if (!giftCard || wallet.status !== 'ready' || !isSheet) return undefined;
  return { ...creation, values, setValues, cardId: createdId ?? leftCard?.cardId, create };
};
export type FirstCard = NonNullable<ReturnType<typeof useFirstCard>>;
