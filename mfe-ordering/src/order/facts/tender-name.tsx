import { FormattedMessage } from 'react-intl';
import { brand } from '@crema/shared-contracts';
import { brandNames } from './brand-names.ts';

interface TenderNameProps {
  /** `svc`, or the brand of a bank card; an unknown one is shown by its own name. */
  readonly kind: string;
  readonly lastFour: string;
}
/** A card or an account with the last four digits of a card. */
export const TenderName = ({ kind, lastFour }: TenderNameProps) => (
  <>
    {kind === 'svc' ? (
      <FormattedMessage id="ordering.order.status.ownCard" values={{ ...brand }} />
    ) : (
      (brandNames[kind] ?? kind)
    )}
    {lastFour !== '' && ` •••• ${lastFour}`}
  </>
);
