import { FormattedMessage } from 'react-intl';
import { BackLink } from '@crema/remote-kit';
import { cardPaths } from '../card/card-paths.ts';

export const BackToPaymentMethods = () => (
  <BackLink to={cardPaths.paymentMethods} label={<FormattedMessage id="cards.payment.title" />} />
);
