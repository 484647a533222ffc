import { useState } from 'react';
import { useIntl } from 'react-intl';
import { giftPaymentTypes, paymentNameOf, type GiftPaymentChoice } from '@crema/shared-contracts';
import { useHost, useMember, useSignal, useVault, type TokenisedCard, type Vault } from '@crema/remote-kit';
import type { GiftPayment } from '../../purchase/use-buy-gifts.ts';
import { addressCodes, endsTypedCard } from '../../purchase/purchase.errors.ts';

export type FoundPayment =
  | { readonly kind: 'ready'; readonly payment: GiftPayment; readonly method: string | undefined }
  /** Nothing is chosen or typed. */
  | { readonly kind: 'missing' }
  /** GFT-044: the guest's card was typed too long ago. */
  | { readonly kind: 'expired' };

export interface GiftPaymentState {
  readonly find: () => Promise<FoundPayment>;
  /** The payment of a wallet, by its token. */
  readonly ofToken: (token: TokenisedCard) => FoundPayment;
  /** Whether a press would find nothing; the vault's frame marks its own fields (L-17). */
  readonly markMissing: () => boolean;
  /** After a refusal of the card: it is given again. */
  readonly end: (code: string) => void;
  readonly vault: Vault;
  readonly typed: TokenisedCard | undefined;
  readonly dropTyped: () => void;
  readonly choice: GiftPaymentChoice | undefined;
}
/** The payment of the gift: the member's choice or typed card, or the guest's card. */
export const useGiftPayment = (): GiftPaymentState => {
  const { giftDraft, configuration, clock } = useHost();
  const isMember = useMember() !== undefined;
  const choice = useSignal(giftDraft.choice);
  const vault = useVault();
  const [typed, setTyped] = useState<TokenisedCard>();
  const intl = useIntl();
  const nameOf = (card: Pick<TokenisedCard, 'paymentType' | 'accountNumberLastFour'>): string => {
    const brand = paymentNameOf(card.paymentType) ?? intl.formatMessage({ id: 'gift.otherCard' });
    const lastFour = card.accountNumberLastFour;
    return lastFour === '' ? brand : intl.formatMessage({ id: 'gift.buy.method' }, { brand, lastFour });
  };

  const ofGuest = (): FoundPayment => {
    const { addressToken, instrument } = giftDraft.payment.get() ?? {};
    if (!instrument || addressToken === undefined) return { kind: 'missing' };
    const { guestPaymentTokenMaxAge } = configuration.securePayment;
    if (clock.now() - instrument.tokenAcquiredTimestamp > guestPaymentTokenMaxAge) return { kind: 'expired' };
    const { paymentType, paymentInstrumentToken } = instrument;
    const payment = { paymentType, paymentInstrumentToken, addressToken };
    return { kind: 'ready', payment, method: nameOf(instrument) };
  };
  const ofToken = (token: TokenisedCard): FoundPayment => {
    const { paymentType, paymentInstrumentToken } = token;
    return { kind: 'ready', payment: { paymentType, paymentInstrumentToken }, method: nameOf(token) };
  };
  const ofTypedCard = async (): Promise<FoundPayment> => {
    const card = typed ?? (await vault.tokenise());
    setTyped(card);
    if (!card) return { kind: 'missing' };
    return ofToken(card);
  };
  const find = async (): Promise<FoundPayment> => {
    if (!isMember) return ofGuest();
    if (choice?.kind === 'new-card') return ofTypedCard();
    const paymentType = giftPaymentTypes.find((type) => type === choice?.paymentType);
    if (choice?.paymentMethodId !== undefined && paymentType)
      return {
        kind: 'ready',
        payment: { paymentType, paymentInstrumentId: choice.paymentMethodId },
        method: choice.name,
      };
    giftDraft.choosePayment(undefined);
    return { kind: 'missing' };
  };
  const markMissing = (): boolean => {
    vault.mark();
    return isMember ? choice === undefined : ofGuest().kind === 'missing';
  };
  const end = (code: string) => {
    if (!endsTypedCard.has(code)) return;
    setTyped(undefined);
    const payment = giftDraft.payment.get();
    if (!isMember && payment)
      giftDraft.setPayment(addressCodes.has(code) ? undefined : { addressToken: payment.addressToken });
  };
  return { find, ofToken, markMissing, end, vault, typed, dropTyped: () => setTyped(undefined), choice };
};
