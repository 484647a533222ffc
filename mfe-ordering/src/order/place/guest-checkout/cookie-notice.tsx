import { FormattedMessage } from 'react-intl';
import { CookieNotice as Notice } from '@crema/remote-kit';

/** Before a card is typed for an order (PLT-018). */
export const CookieNotice = () => (
  <Notice
    title={<FormattedMessage id="ordering.cookies.title" />}
    body={<FormattedMessage id="ordering.cookies.body" />}
  />
);
