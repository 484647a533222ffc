import type { ReactNode } from 'react';
import { Banner } from '@crema/shared-ui';
import { cookiesRefused } from './cookies-refused.ts';

interface CookieNoticeProps {
  readonly title: ReactNode;
  readonly body: ReactNode;
}
/** Names refused cookies as the cause before anything is typed in vain (PLT-018). */
export const CookieNotice = ({ title, body }: CookieNoticeProps) =>
  cookiesRefused() && (
    <Banner tone="warning" title={title}>
      {body}
    </Banner>
  );
