import { FormattedMessage } from 'react-intl';
import type { Money } from '@crema/shared-contracts';
import { Price, Text } from '@crema/shared-ui';

interface OptionPriceProps {
  readonly price: Money;
  /** What one of it is called, e.g. "pump". */
  readonly unit?: string | null;
}

/** What a unit adds; the unit alone when it adds nothing. */
export const OptionPrice = ({ price, unit }: OptionPriceProps) => {
  if (price.amountMinor === 0) return unit;
  const values = { price: <Price value={price} size="small" />, unit };
  return (
    <Text as="span" size="note" tone="muted">
      <FormattedMessage id={unit ? 'ordering.product.plusPer' : 'ordering.product.plus'} values={values} />
    </Text>
  );
};
