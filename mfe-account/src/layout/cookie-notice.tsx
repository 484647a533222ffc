import { FormattedMessage } from 'react-intl';
import { brand } from '@crema/shared-contracts';
import { cookiesRefused } from '@crema/remote-kit';
import { Banner } from '@crema/shared-ui';

/** Names refused cookies as the cause before anything is typed in vain (PLT-018). */
export const CookieNotice = () =>
  cookiesRefused() && (
    <Banner tone="warning" title={<FormattedMessage id="account.cookies.title" />}>
      <FormattedMessage id="account.cookies.body" values={brand} />
    </Banner>
  );
