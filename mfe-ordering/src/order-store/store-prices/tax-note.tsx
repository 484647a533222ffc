import { FormattedMessage } from 'react-intl';
import { Text } from '@crema/shared-ui';
import { usePricingRules } from './use-store-prices.ts';

/** At a store whose prices include the sales tax, this note is shown below the product's facts (ORD-087). */
export const TaxNote = () =>
  usePricingRules()?.salesTaxIncluded ? (
    <Text size="fine" tone="muted">
      <FormattedMessage id="ordering.order.salesTaxIncluded" />
    </Text>
  ) : null;
