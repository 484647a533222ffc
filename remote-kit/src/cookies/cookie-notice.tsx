import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { restPaths, type HostServices, type SessionReply } from '@crema/shared-contracts';
import { Banner } from '@crema/shared-ui';
import { useHost } from '../remote-context.ts';
import { cookiesRefused } from './cookies-refused.ts';

const neverChanges = () => () => undefined;
/** The first reply sets a cookie, in case somebody has deleted it since the page was loaded. */
const keepsCookies = async (http: HostServices['http'], signal: AbortSignal): Promise<boolean> => {
  for (let attempt = 0; attempt < 2; attempt += 1)
    if ((await http<SessionReply>(restPaths.session, { signal })).cookies !== false) return true;
  return false;
};

/**
 * The browser’s own statement is not enough: an extension, a proxy or a setting may drop the cookies without its knowledge. So
 * the server is asked whether it receives any.
 */
const useCookiesRefused = (): boolean => {
  const { http } = useHost();
  const isStated = useSyncExternalStore(neverChanges, cookiesRefused, () => false);
  const [isFound, setFound] = useState(false);
  useEffect(() => {
    if (isStated) return undefined;
    const left = new AbortController();
    void keepsCookies(http, left.signal).then(
      (keeps) => !left.signal.aborted && setFound(!keeps),
      () => undefined,
    );
    return () => left.abort();
  }, [http, isStated]);
  return isStated || isFound;
};

interface CookieNoticeProps {
  readonly title: ReactNode;
  readonly body: ReactNode;
}
/** Names refused cookies as the cause before anything is typed in vain (PLT-018). */
export const CookieNotice = ({ title, body }: CookieNoticeProps) =>
  useCookiesRefused() && (
    <Banner tone="warning" title={title}>
      {body}
    </Banner>
  );
