import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Banner, buttonClass } from '@crema/shared-ui';
import { cardPaths } from '../../card/card-paths.ts';

/** No payment of the member can be charged, and the shop takes no new bank card here (CRD-051). */
export const NothingUsable = () => (
  <Banner
    tone="info"
    title={<FormattedMessage id="cards.choose.nothing" />}
    action={
      <Link to={cardPaths.paymentMethods} className={buttonClass('secondary', { size: 'small' })}>
        <FormattedMessage id="cards.payment.title" />
      </Link>
    }
  />
);
