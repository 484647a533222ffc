import { FormattedMessage } from 'react-intl';

const tenthsPerStar = 10;

interface StarCountProps {
  readonly tenths: number;
  /** The rounding to whole Stars: `Math.floor` for Stars that a member has, `Math.round` for those of an order (decision 074). */
  readonly round?: (stars: number) => number;
}
/** A number of whole Stars in words. */
export const StarCount = ({ tenths, round = Math.round }: StarCountProps) => (
  <FormattedMessage id="ordering.stars" values={{ stars: round(tenths / tenthsPerStar) }} />
);
