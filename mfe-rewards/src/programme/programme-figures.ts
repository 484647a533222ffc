import { useIntl } from 'react-intl';
import { useHost, useLocale, useMember } from '@crema/remote-kit';
import {
  brand,
  money,
  programmeVersion,
  toMajorUnits,
  type Currency,
  type StarTenths,
} from '@crema/shared-contracts';

/** Formats Stars and amounts: in the member's currency, else in that of the locale's country (D-03). */
export const useProgrammeFigures = () => {
  const intl = useIntl();
  const locale = useLocale();
  const member = useMember();
  const currency: Currency = member?.currency ?? (locale === 'en-US' ? 'USD' : 'CAD');
  const { programmeVersion: way } = useHost().configuration;
  const { earning, levels } = programmeVersion;
  /** 12 tenths → "1.2"; one decimal only when it is not whole (D-130). */
  const rate = (tenths: StarTenths) => intl.formatNumber(tenths / 10, { maximumFractionDigits: 1 });
  /** The amount that a rate refers to. */
  const unit = intl.formatNumber(1, { style: 'currency', currency, maximumFractionDigits: 0 });
  return {
    brand,
    rate,
    unit,
    /** The way of earning and its rates: messages name those of this way only (D-149, RWD-021). */
    earning: {
      ...brand,
      unit,
      way,
      payAsYouGo: rate(earning.payAsYouGo),
      preloaded: rate(earning.preloadedCard),
      green: rate(levels.GREEN.starTenthsPerUnit),
      gold: rate(levels.GOLD.starTenthsPerUnit),
      reserve: rate(levels.RESERVE.starTenthsPerUnit),
    },
    amount: (minor: number) =>
      intl.formatNumber(toMajorUnits(money(minor, currency)), {
        style: 'currency',
        currency,
        trailingZeroDisplay: 'stripIfInteger',
      }),
  };
};
