import { FormattedMessage } from 'react-intl';
import type { Money } from '@crema/shared-contracts';
import { Price } from '@crema/shared-ui';

interface UsedOfferProps {
  readonly offer: { readonly title: string; readonly discount: Money };
}
/** The offer that an order has used, with the amount that it took off (ORD-110). */
export const UsedOffer = ({ offer: { title, discount } }: UsedOfferProps) => (
  <FormattedMessage
    id="ordering.offers.used"
    values={{
      title,
      amount: <Price value={{ ...discount, amountMinor: -discount.amountMinor }} />,
    }}
  />
);
