import { useIntl } from 'react-intl';
import { toMajorUnits, type Money } from '@crema/shared-contracts';

/** Formats an amount for a text that is not rendered, such as a toast; a negative amount has a minus sign, not a hyphen. */
export const useMoneyText = () => {
  const intl = useIntl();
  return (value: Money): string =>
    intl
      .formatNumberToParts(toMajorUnits(value), { style: 'currency', currency: value.currency })
      .map((part) => (part.type === 'minusSign' ? '\u2212' : part.value))
      .join('');
};
