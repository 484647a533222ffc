import { useIntl } from 'react-intl';
import type { PaymentMethod } from './use-payment-methods.ts';

const brandIds: Readonly<Record<string, string>> = {
  visa: 'cards.brand.visa',
  mastercard: 'cards.brand.mastercard',
  amex: 'cards.brand.amex',
  discover: 'cards.brand.discover',
  paypal: 'cards.brand.paypal',
  venmo: 'cards.brand.venmo',
  applepay: 'cards.brand.applepay',
  googlepay: 'cards.brand.googlepay',
};

type Named = Pick<PaymentMethod, 'paymentType' | 'accountNumberLastFour'>;
/** The brand and the last four digits of a payment method, for texts. */
export const usePaymentMethodName = () => {
  const intl = useIntl();
  return ({ paymentType, accountNumberLastFour }: Named): string =>
    intl.formatMessage(
      { id: 'cards.payment.name' },
      {
        brand: intl.formatMessage({ id: brandIds[paymentType] ?? 'cards.brand.other' }),
        lastFour: accountNumberLastFour,
      },
    );
};

export const PaymentMethodName = ({ method }: { readonly method: Named }) => usePaymentMethodName()(method);
