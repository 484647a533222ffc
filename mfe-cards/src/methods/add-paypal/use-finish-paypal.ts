import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useGraphqlClient, useHost } from '@crema/remote-kit';
import { forgetLeft } from './use-came-back.ts';
import { FinishPayPalDocument } from '../../generated/finish-pay-pal.ts';
import { GetPaymentMethodsDocument } from '../../generated/get-payment-methods.ts';
import type { PayPalStatus } from '../../generated/operation-types.ts';
import { useTripEnd } from '../trips/use-payment-trip.ts';
import type { PaymentMethod } from '../use-payment-methods.ts';
import { useAnnouncePaymentMethods } from '../use-refresh-payment-methods.ts';
import { useChange } from '../../changes/use-change.ts';
import { useWalletChanges } from '../../changes/use-wallet-changes.ts';

/** Whether another payment method has the same masked address: probably the same account, because the complete one is not known. */
const useIsAccountStored = () => {
  const client = useGraphqlClient();
  return ({ paymentMethodId, accountName }: Pick<PaymentMethod, 'paymentMethodId' | 'accountName'>) =>
    client
      .readQuery({ query: GetPaymentMethodsDocument, variables: {} })
      ?.user?.paymentInstruments.some(
        (other) => other.paymentMethodId !== paymentMethodId && other.accountName === accountName,
      ) ?? false;
};

/**
 * Asks the server what the customer decided at the provider. The reply to a repeated return is the first result, so that Back and
 * a reload of the page store nothing more.
 */
export const useFinishPayPal = (approvalId: string) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const { toast } = useHost();
  const { send } = useWalletChanges();
  const isAccountStored = useIsAccountStored();
  const announce = useAnnouncePaymentMethods();
  const { afterPaymentMethod } = useTripEnd();
  const [status, setStatus] = useState<PayPalStatus>();
  const { run, isSending, error } = useChange(async () => {
    const { finishPayPal } = await send(FinishPayPalDocument, { approvalId });
    const { paymentInstrument } = finishPayPal;
    if (!paymentInstrument) {
      setStatus(finishPayPal.status);
      return;
    }
    await announce({
      subject: 'payment-method',
      id: paymentInstrument.paymentMethodId,
      reason: 'added',
    });
    const isTwice = isAccountStored(paymentInstrument);
    const text = intl.formatMessage({ id: isTwice ? 'cards.paypal.addedTwice' : 'cards.paypal.added' });
    toast({ kind: isTwice ? 'warning' : 'success', text, keepOnNavigation: true });
    void navigate(afterPaymentMethod(paymentInstrument.paymentMethodId), { replace: true });
  });
  const finish = useEffectEvent(() => {
    forgetLeft();
    void run();
  });
  useEffect(() => finish(), [approvalId]);
  return { status, isSending, error, retry: () => void run() };
};
