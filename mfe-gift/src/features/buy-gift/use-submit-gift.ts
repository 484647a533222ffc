import { useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useErrorText, useHost, type PresentedError, type TokenisedCard } from '@crema/remote-kit';
import { isAboveTotal } from '../../gift-form/gift.rules.ts';
import type { GiftValues } from '../../gift-form/gift-values.ts';
import { giftPaths } from '../../gift-paths.ts';
import { purchaseErrors } from '../../purchase/purchase.errors.ts';
import { useBuyGifts } from '../../purchase/use-buy-gifts.ts';
import type { GiftDesignDetail } from './use-gift-design.ts';
import { useGiftPayment } from './use-gift-payment.ts';

/** The server's answer to such a purchase. */
const aboveTotal = { kind: 'http', status: 400, code: 'GIFT_AMOUNT' };

/** The server's words for a token whose time is over, also when the device's clock is slow (GFT-044). */
const expiredTokens: ReadonlySet<string> = new Set(['PAYMENT_TOKEN_EXPIRED', 'PAYMENT_TOKEN_UNKNOWN']);

/** GFT-044: the dialog of an expired card leads to the billing address, or back to the gift. */
const useExpiredDialog = (onLeave: () => void) => {
  const host = useHost();
  const intl = useIntl();
  const navigate = useNavigate();
  return async () => {
    const isAdded = await host.confirm({
      title: intl.formatMessage({ id: 'gift.buy.expired.title' }),
      body: intl.formatMessage({ id: 'gift.buy.expired' }),
      confirmLabel: intl.formatMessage({ id: 'gift.draft.add' }),
      cancelLabel: intl.formatMessage({ id: 'gift.buy.expired.cancel' }),
    });
    if (!isAdded) return;
    onLeave();
    void navigate(giftPaths.guestAddress);
  };
};

/** GFT-060: a dialog that only closes. */
const useDuplicatesDialog = () => {
  const host = useHost();
  const intl = useIntl();
  return (body: string) =>
    host.confirm({
      title: intl.formatMessage({ id: 'gift.buy.error.duplicates.title' }),
      body,
      confirmLabel: intl.formatMessage({ id: 'gift.buy.gotIt' }),
    });
};

export type PresentedProblem = Pick<PresentedError, 'error' | 'text'> & {
  readonly method?: string | undefined;
};

/** Sends the form of a gift: what is missing or refused is shown where it belongs, and what was typed stays. */
export const useSubmitGift = (design: GiftDesignDetail) => {
  const { giftDraft } = useHost();
  const { productNumber, name } = design;
  const describe = useErrorText(purchaseErrors);
  const payment = useGiftPayment();
  const { buy, isSending } = useBuyGifts();
  const [problem, setProblem] = useState<PresentedProblem>();
  const [isPaymentMissing, setPaymentMissing] = useState(false);
  const paymentRef = useRef<HTMLElement>(null);
  /** The gift is started: the pages of the payment are open, and lead back here (D-76). */
  const start = useCallback(
    () => giftDraft.start({ productNumber, name, path: giftPaths.detail(productNumber) }),
    [giftDraft, productNumber, name],
  );
  const askForCard = useExpiredDialog(start);
  const showDuplicates = useDuplicatesDialog();

  const submit = async (values: GiftValues, token?: TokenisedCard): Promise<void> => {
    setProblem(undefined);
    setPaymentMissing(false);
    if (isAboveTotal(values)) return setProblem(describe(aboveTotal));
    const found = token ? payment.ofToken(token) : await payment.find();
    if (found.kind === 'expired') return askForCard();
    if (found.kind === 'missing') {
      setPaymentMissing(true);
      return paymentRef.current?.focus();
    }
    start();
    const refusal = await buy({ values, productNumber, name, payment: found.payment, method: found.method });
    if (!refusal) return;
    if (!token) payment.end(refusal.code);
    if (!token && expiredTokens.has(refusal.code)) return askForCard();
    const presented = describe(refusal.cause);
    if (presented.row.display === 'dialog') await showDuplicates(presented.text);
    else setProblem({ ...presented, method: found.method });
  };
  const isAsked = isPaymentMissing && payment.choice === undefined;
  /** The form's own fields have errors: the payment is marked with them. */
  const markPayment = () => setPaymentMissing(payment.markMissing());
  /** A wallet gave no token. */
  const refuseWallet = (code: string) => setProblem(describe({ kind: 'http', status: 0, code }));
  return {
    submit,
    refuseWallet,
    markPayment,
    isSending,
    problem,
    isPaymentMissing: isAsked,
    paymentRef,
    payment,
    start,
  };
};
export type SubmittedGift = ReturnType<typeof useSubmitGift>;
