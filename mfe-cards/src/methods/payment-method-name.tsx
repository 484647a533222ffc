import { useIntl } from 'react-intl';
import { paymentNameOf } from '@crema/shared-contracts';
import type { PaymentMethod } from './use-payment-methods.ts';

/** The kinds whose names are words of a language; the others are names of networks and wallets. */
const ownNameIds: Readonly<Record<string, string>> = {
  venmo: 'cards.brand.venmo',
  campusCard: 'cards.brand.campusCard',
};

export type NamedMethod = Pick<PaymentMethod, 'paymentType' | 'accountNumberLastFour'> &
  Partial<Pick<PaymentMethod, 'accountName'>>;
/** The brand and the last four digits of a payment method, or the masked address of a PayPal account, for texts. */
export const usePaymentMethodName = () => {
  const intl = useIntl();
  return ({ paymentType, accountNumberLastFour, accountName }: NamedMethod): string => {
    const brand =
      paymentNameOf(paymentType) ??
      intl.formatMessage({ id: ownNameIds[paymentType] ?? 'cards.brand.other' });
    if (!accountName && accountNumberLastFour === '') return brand;
    return accountName
      ? intl.formatMessage({ id: 'cards.payment.account' }, { brand, account: accountName })
      : intl.formatMessage({ id: 'cards.payment.name' }, { brand, lastFour: accountNumberLastFour });
  };
};

export const PaymentMethodName = ({ method }: { readonly method: NamedMethod }) =>
  usePaymentMethodName()(method);
