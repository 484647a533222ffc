import { useIntl } from 'react-intl';
import { useLocale, useMember } from '@crema/remote-kit';
import { brand, money, toMajorUnits, type Currency, type StarTenths } from '@crema/shared-contracts';

/** Formats Stars and amounts: in the member's currency, else in that of the locale's country (D-03). */
export const useProgrammeFigures = () => {
  const intl = useIntl();
  const locale = useLocale();
  const member = useMember();
  const currency: Currency = member?.currency ?? (locale === 'en-US' ? 'USD' : 'CAD');
  return {
    brand,
    /** 12 tenths → "1.2"; one decimal only when it is not whole (D-130). */
    rate: (tenths: StarTenths) => intl.formatNumber(tenths / 10, { maximumFractionDigits: 1 }),
    /** The amount that a rate refers to. */
    unit: intl.formatNumber(1, { style: 'currency', currency, maximumFractionDigits: 0 }),
    amount: (minor: number) =>
      intl.formatNumber(toMajorUnits(money(minor, currency)), {
        style: 'currency',
        currency,
        trailingZeroDisplay: 'stripIfInteger',
      }),
  };
};
