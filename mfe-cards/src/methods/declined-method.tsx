import { FormattedMessage } from 'react-intl';
import type { AppError } from '@crema/remote-kit';
import { PaymentMethodName, type NamedMethod } from './payment-method-name.tsx';

/** The codes with which the bank declines a payment method (CRD-085, CRD-087); others have their own reason. */
const declines: ReadonlySet<string> = new Set([
  'PAYMENT_DECLINED',
  '121035',
  '121045',
  '121046',
  '121065',
  '121066',
  '121068',
  '121070',
  '121076',
]);

/** L-32: the title of a refusal names the payment method that the bank declined; undefined for another error. */
export const declinedTitle = (error: AppError | undefined, method: NamedMethod | undefined) =>
  error && method && declines.has(error.code) ? (
    <FormattedMessage
      id="cards.payment.declined"
      values={{ method: <PaymentMethodName key="method" method={method} /> }}
    />
  ) : undefined;
