import { useIntl } from 'react-intl';
import { programmeVersion } from '@crema/shared-contracts';
import { useProgrammeFigures } from '../../programme/programme-figures.ts';

/** The arguments of the partner's messages (RWD-047). */
export const useLinkFigures = () => {
  const intl = useIntl();
  const { brand, amount, unit } = useProgrammeFigures();
  const { partners } = programmeVersion;
  return {
    ...brand,
    unit,
    purchase: amount(partners.stayPurchaseMinor),
    hours: partners.stayHours,
    starCap: partners.stayStars,
    capFrom: intl.formatDate(partners.stayStarsFrom, { dateStyle: 'long', timeZone: 'UTC' }),
    preloadedStars: partners.stayStarsPreloaded,
    otherStars: partners.stayStarsPayAsYouGo,
    purchases: partners.weekPurchases,
    points: partners.weekPoints,
    days: partners.weekDepositDays,
    minPoints: partners.transferMinPoints,
    maxPoints: partners.transferMaxPoints,
    stepPoints: partners.transferStepPoints,
  };
};
