import { FormattedMessage } from 'react-intl';
import { brand, paymentNameOf } from '@crema/shared-contracts';

interface TenderNameProps {
  /** `svc`, a wallet, or the brand of a bank card. */
  readonly kind: string;
  readonly lastFour: string;
}
/** A card or an account with the last four digits of a card. */
export const TenderName = ({ kind, lastFour }: TenderNameProps) => (
  <>
    {kind === 'svc' ? (
      <FormattedMessage id="ordering.order.status.ownCard" values={{ ...brand }} />
    ) : (
      (paymentNameOf(kind) ?? <FormattedMessage id="ordering.order.status.otherCard" />)
    )}
    {lastFour !== '' && ` •••• ${lastFour}`}
  </>
);
