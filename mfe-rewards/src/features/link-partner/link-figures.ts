import { useIntl } from 'react-intl';
import { programmeVersion } from '@crema/shared-contracts';
import { usePartnerFigures } from '../../partnerships/partners.ts';
import { useProgrammeFigures } from '../../programme/programme-figures.ts';
import { usePartner } from './use-partner.tsx';

/** The arguments of the messages of the page's program (RWD-047). */
export const useLinkFigures = () => {
  const intl = useIntl();
  const { unit } = useProgrammeFigures();
  const { name: partner, kind } = usePartner();
  const { partners } = programmeVersion;
  return {
    ...usePartnerFigures(),
    ...{ partner, kind, unit },
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
