import { useIntl } from 'react-intl';
import { toMajorUnits, type Money } from '@crema/shared-contracts';

/** Formats an amount for a text that is not rendered, such as a toast. */
export const useMoneyText = () => {
  const intl = useIntl();
  return (value: Money): string =>
    intl.formatNumber(toMajorUnits(value), { style: 'currency', currency: value.currency });
};
