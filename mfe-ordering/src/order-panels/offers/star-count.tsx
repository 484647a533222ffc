import { FormattedMessage } from 'react-intl';

const tenthsPerStar = 10;
/** A number of Stars, with one decimal if it is not whole (D-130). */
export const StarCount = ({ tenths }: { readonly tenths: number }) => (
  <FormattedMessage id="ordering.stars" values={{ stars: tenths / tenthsPerStar }} />
);
