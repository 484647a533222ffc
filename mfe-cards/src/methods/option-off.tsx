import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Banner, buttonClass } from '@crema/shared-ui';
import { cardPaths } from '../card/card-paths.ts';

/** A way to pay that the configuration turns off (CRD-051), opened by its URL. */
export const OptionOff = () => (
  <Banner
    tone="warning"
    title={<FormattedMessage id="cards.change.optionOff" />}
    action={
      <Link to={cardPaths.paymentMethods} className={buttonClass('secondary', { size: 'small' })}>
        <FormattedMessage id="cards.paypal.other" />
      </Link>
    }
  />
);
