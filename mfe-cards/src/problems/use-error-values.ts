import { useIntl } from 'react-intl';
import { currencyOf, highestBalanceMinor, money, toMajorUnits } from '@crema/shared-contracts';
import { useMember } from '@crema/remote-kit';
import { errorValues } from './error-values.tsx';

/** The highest balance of a card as text: whole units of the member's currency (CRD-014). */
export const useCapText = (): string => {
  const intl = useIntl();
  const currency = useMember()?.currency ?? currencyOf.US;
  return intl.formatNumber(toMajorUnits(money(highestBalanceMinor, currency)), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
};

/** The arguments of the error messages. */
export const useErrorValues = () => ({ ...errorValues, cap: useCapText() });
