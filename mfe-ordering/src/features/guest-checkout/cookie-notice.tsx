import { FormattedMessage } from 'react-intl';
import { cookiesRefused } from '@crema/remote-kit';
import { Banner } from '@crema/shared-ui';

/** Names refused cookies as the cause before a card is typed in vain (PLT-018). */
export const CookieNotice = () =>
  cookiesRefused() && (
    <Banner tone="warning" title={<FormattedMessage id="ordering.cookies.title" />}>
      <FormattedMessage id="ordering.cookies.body" />
    </Banner>
  );
