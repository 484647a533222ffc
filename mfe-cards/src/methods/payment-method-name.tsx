import { useIntl } from 'react-intl';
import type { PaymentMethod } from './use-payment-methods.ts';

const brandIds: Readonly<Record<string, string>> = {
  visa: 'cards.brand.visa',
  mastercard: 'cards.brand.mastercard',
  amex: 'cards.brand.amex',
  discover: 'cards.brand.discover',
  paypal: 'cards.brand.paypal',
  venmo: 'cards.brand.venmo',
  campusCard: 'cards.brand.campusCard',
  applepay: 'cards.brand.applepay',
  googlepay: 'cards.brand.googlepay',
  link: 'cards.brand.link',
};

export type NamedMethod = Pick<PaymentMethod, 'paymentType' | 'accountNumberLastFour'> &
  Partial<Pick<PaymentMethod, 'accountName'>>;
/** The brand and the last four digits of a payment method, or the masked address of a PayPal account, for texts. */
export const usePaymentMethodName = () => {
  const intl = useIntl();
  return ({ paymentType, accountNumberLastFour, accountName }: NamedMethod): string => {
    const brand = intl.formatMessage({ id: brandIds[paymentType] ?? 'cards.brand.other' });
    if (!accountName && accountNumberLastFour === '') return brand;
    return accountName
      ? intl.formatMessage({ id: 'cards.payment.account' }, { brand, account: accountName })
      : intl.formatMessage({ id: 'cards.payment.name' }, { brand, lastFour: accountNumberLastFour });
  };
};

export const PaymentMethodName = ({ method }: { readonly method: NamedMethod }) =>
  usePaymentMethodName()(method);
