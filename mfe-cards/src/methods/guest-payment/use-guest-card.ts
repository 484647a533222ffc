import type { GiftDraft, GuestInstrument } from '@crema/shared-contracts';
import { useHost, useSignal, type TokenisedCard } from '@crema/remote-kit';

interface GuestCard {
  readonly draft: GiftDraft | undefined;
  readonly instrument: GuestInstrument | undefined;
  readonly keep: (card: TokenisedCard) => void;
  readonly drop: () => void;
}
/** CRD-053: the guest's card of the started gift. Its token is in memory only. */
export const useGuestCard = (): GuestCard => {
  const { giftDraft, clock } = useHost();
  const draft = useSignal(giftDraft.current);
  const payment = useSignal(giftDraft.payment);
  return {
    draft,
    instrument: payment?.instrument,
    keep: ({ paymentInstrumentToken, accountNumberLastFour, paymentType }: TokenisedCard) => {
      if (!payment) return;
      const { addressToken } = payment;
      giftDraft.setPayment({
        addressToken,
        instrument: {
          paymentInstrumentToken,
          tokenAcquiredTimestamp: clock.now(),
          accountNumberLastFour,
          paymentType,
        },
      });
    },
    drop: () => {
      if (payment) giftDraft.setPayment({ addressToken: payment.addressToken });
    },
  };
};
