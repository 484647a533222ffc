import { FormattedMessage } from 'react-intl';
import { CookieNotice as Notice } from '@crema/remote-kit';

/** Before an address or a card is typed for a gift (PLT-018). */
export const CookieNotice = () => (
  <Notice
    title={<FormattedMessage id="cards.guest.cookies.title" />}
    body={<FormattedMessage id="cards.guest.cookies.body" />}
  />
);
