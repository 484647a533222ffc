import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toAppError, useHost, useRetryOnReconnect, type Resource } from '@crema/remote-kit';

interface OpenedLink {
  readonly token?: string;
}
/**
 * The token behind # of a mailed link. It leaves the address bar, as others may see or copy it; the entry of the history keeps it for
 * a reload.
 */
export const useLinkToken = (): string => {
  const { hash, pathname, state } = useLocation() as {
    readonly hash: string;
    readonly pathname: string;
    readonly state: OpenedLink | null;
  };
  const navigate = useNavigate();
  const linked = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  useEffect(() => {
    if (linked) void navigate(pathname, { replace: true, state: { token: linked } });
  }, [linked, pathname, navigate]);
  return linked || (state?.token ?? '');
};

/** The reply of `path` to the token of a link. The request changes nothing. */
export const useMailedLink = <Reply>(path: string, token: string) => {
  const { http } = useHost();
  const [resource, setResource] = useState<Resource<Reply>>({ status: 'loading' });
  const read = useCallback(
    () =>
      http<Reply>(path, { method: 'POST', body: { token } }).then(
        (value): Resource<Reply> => ({ status: 'ready', value }),
        (cause: unknown): Resource<Reply> => ({ status: 'failed', error: toAppError(cause) }),
      ),
    [http, path, token],
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
  return { resource, reload, setValue: (value: Reply) => setResource({ status: 'ready', value }) };
};
