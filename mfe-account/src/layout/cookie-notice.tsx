import { FormattedMessage } from 'react-intl';
import { brand } from '@crema/shared-contracts';
import { CookieNotice as Notice } from '@crema/remote-kit';

/** Before a sign-in or a new account (PLT-018). */
export const CookieNotice = () => (
  <Notice
    title={<FormattedMessage id="account.cookies.title" />}
    body={<FormattedMessage id="account.cookies.body" values={brand} />}
  />
);
