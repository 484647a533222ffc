import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { guestDataPage, privacyRestPaths, type GuestDataReply } from '@crema/shared-contracts';
import { toAppError, useHost, useRetryOnReconnect, type Resource } from '@crema/remote-kit';

interface OpenedLink {
  readonly token?: string;
}
/**
 * The token of the mailed link. It leaves the address bar, as others may see or copy it; the entry of the history keeps it for a
 * reload.
 */
export const useGuestToken = (): string => {
  const { hash, pathname, state } = useLocation() as {
    readonly hash: string;
    readonly pathname: string;
    readonly state: OpenedLink | null;
  };
  const navigate = useNavigate();
  const linked = new URLSearchParams(hash.slice(1)).get(guestDataPage.tokenParameter) ?? '';
  useEffect(() => {
    if (linked) void navigate(pathname, { replace: true, state: { token: linked } });
  }, [linked, pathname, navigate]);
  return linked || (state?.token ?? '');
};

/** What the link opens (L-80). */
export const useGuestData = (token: string) => {
  const { http } = useHost();
  const [resource, setResource] = useState<Resource<GuestDataReply>>({ status: 'loading' });
  const read = useCallback(
    () =>
      http<GuestDataReply>(privacyRestPaths.openGuestData, { method: 'POST', body: { token } }).then(
        (value): Resource<GuestDataReply> => ({ status: 'ready', value }),
        (cause: unknown): Resource<GuestDataReply> => ({ status: 'failed', error: toAppError(cause) }),
      ),
    [http, token],
  );
  useEffect(() => {
    let isCurrent = true;
    void read().then((next) => isCurrent && setResource(next));
    return () => {
      isCurrent = false;
    };
  }, [read]);
  const reload = () => {
    setResource({ status: 'loading' });
    void read().then(setResource);
  };
  useRetryOnReconnect(resource.status === 'failed' && resource.error.code === 'OFFLINE', reload);
  return { resource, reload, setValue: (value: GuestDataReply) => setResource({ status: 'ready', value }) };
};
