import { FormattedMessage } from 'react-intl';
import { brand } from '@crema/shared-contracts';

/** Maps a tender type to the receipt's label; an unknown type is shown by its own name. */
const names: Readonly<Record<string, string>> = {
  svc: 'ordering.order.status.ownCard',
  visa: 'ordering.checkout.brand.visa',
  mastercard: 'ordering.checkout.brand.mastercard',
  amex: 'ordering.checkout.brand.amex',
  discover: 'ordering.checkout.brand.discover',
  paypal: 'ordering.checkout.brand.paypal',
};

interface TenderNameProps {
  /** `svc`, or the brand of a bank card. */
  readonly kind: string;
  readonly lastFour: string;
}
/** A card or an account with the last four digits of a card. */
export const TenderName = ({ kind, lastFour }: TenderNameProps) => {
  const name = names[kind];
  return (
    <>
      {name ? <FormattedMessage id={name} values={{ ...brand }} /> : kind}
      {lastFour !== '' && ` •••• ${lastFour}`}
    </>
  );
};
