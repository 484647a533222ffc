import { FormattedMessage } from 'react-intl';
import type { Money } from '@crema/shared-contracts';
import { Price, Text } from '@crema/shared-ui';

interface OptionPriceProps {
  readonly price: Money;
  /** The name of one unit, e.g. "pump". */
  readonly unit?: string | null;
}

/** The price of one unit; the unit alone when it is free of charge. */
export const OptionPrice = ({ price, unit }: OptionPriceProps) => {
  if (price.amountMinor === 0) return unit;
  const values = { price: <Price value={price} size="small" />, unit };
  return (
    <Text as="span" size="note" tone="muted">
      <FormattedMessage id={unit ? 'ordering.product.plusPer' : 'ordering.product.plus'} values={values} />
    </Text>
  );
};
