import { FormattedMessage } from 'react-intl';
import { brand, type ReceiptTender } from '@crema/shared-contracts';

/** The brands of payments, as people call them; an unknown one is shown by its own name. */
const names: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  paypal: 'PayPal',
};

/** A stored-value card, a bank card or an account, with the last four digits of a card. */
export const TenderName = ({ kind, lastFour }: Pick<ReceiptTender, 'kind' | 'lastFour'>) => (
  <>
    {kind === 'svc' ? <FormattedMessage id="account.history.card" values={brand} /> : (names[kind] ?? kind)}
    {lastFour !== '' && ` •••• ${lastFour}`}
  </>
);
