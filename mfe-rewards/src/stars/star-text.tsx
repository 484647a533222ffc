import { FormattedMessage, useIntl } from 'react-intl';
import type { StarTenths } from '@crema/shared-contracts';

/** Not rounded: the history of Stars says what was booked. */
export const asBooked = (stars: number) => stars;

interface StarProps {
  readonly tenths: StarTenths;
  /** The rounding to whole Stars: `Math.floor` for Stars that a member has, `Math.ceil` for those that are missing (decision 074). */
  readonly round?: (stars: number) => number;
  /** Always with one decimal: the list of Stars that expire (RWD-023). */
  readonly isExact?: boolean;
}
/** The number of Stars, whole but where it must be exact. */
export const StarNumber = ({ tenths, round = Math.floor, isExact = false }: StarProps) =>
  useIntl().formatNumber(isExact ? tenths / 10 : round(tenths / 10), {
    minimumFractionDigits: isExact ? 1 : 0,
    maximumFractionDigits: 1,
  });
/** "25 Stars", "1 Star". */
export const StarText = ({ tenths, round = Math.floor }: Omit<StarProps, 'isExact'>) => (
  <FormattedMessage
    id="rewards.stars"
    values={{
      tenths: round(tenths / 10) * 10,
      stars: <StarNumber tenths={tenths} round={round} />,
    }}
  />
);
