import { FormattedMessage } from 'react-intl';
import type { Money } from '@crema/shared-contracts';
import { Price, Text } from '@crema/shared-ui';

/** What a unit adds; silent when it adds nothing. */
export const OptionPrice = ({ price }: { readonly price: Money }) =>
  price.amountMinor > 0 && (
    <Text as="span" size="note" tone="muted">
      <FormattedMessage id="ordering.product.plus" values={{ price: <Price value={price} size="small" /> }} />
    </Text>
  );
