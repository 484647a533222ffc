import { FormattedMessage, useIntl } from 'react-intl';
import type { StarTenths } from '@crema/shared-contracts';

/** The number of Stars, with one decimal only when it is not whole (D-130); always with one where `isExact`, for expiry (RWD-023). */
export const StarNumber = ({ tenths, isExact = false }: { tenths: StarTenths; isExact?: boolean }) =>
  useIntl().formatNumber(tenths / 10, { minimumFractionDigits: isExact ? 1 : 0, maximumFractionDigits: 1 });
/** "25 Stars", "1 Star". */
export const StarText = ({ tenths, isExact = false }: { tenths: StarTenths; isExact?: boolean }) => (
  <FormattedMessage
    id="rewards.stars"
    values={{ tenths, stars: <StarNumber tenths={tenths} isExact={isExact} /> }}
  />
);
