import { FormattedMessage } from 'react-intl';
import { brand, paymentNameOf, type ReceiptTender } from '@crema/shared-contracts';

/** A stored-value card, a wallet, a bank card or an account, with the last four digits of a card. */
export const TenderName = ({ kind, lastFour }: Pick<ReceiptTender, 'kind' | 'lastFour'>) => (
  <>
    {kind === 'svc' ? (
      <FormattedMessage id="account.history.card" values={brand} />
    ) : (
      (paymentNameOf(kind) ?? <FormattedMessage id="account.history.otherCard" />)
    )}
    {lastFour !== '' && ` •••• ${lastFour}`}
  </>
);
