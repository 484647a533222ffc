import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { restPaths } from '@crema/shared-contracts';
import { toAppError, useHost, useRetryOnReconnect } from '@crema/remote-kit';

export type Confirmation = 'confirming' | 'confirmed' | 'invalid' | 'failed';

/** D-158: sends the token of the mailed link once; a failed request may be repeated. */
export const useConfirmation = () => {
  const { http } = useHost();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(search).get('token') ?? '');
  const [state, setState] = useState<Confirmation>(token ? 'confirming' : 'invalid');
  const isSent = useRef(false);
  useEffect(() => {
    // The token does not stay in the address bar, as others may see or copy it.
    if (search) void navigate(pathname, { replace: true });
  }, [search, pathname, navigate]);
  const confirm = useCallback(async () => {
    setState('confirming');
    try {
      await http(restPaths.confirmEmail, { method: 'POST', body: { token } });
      setState('confirmed');
    } catch (cause) {
      setState(toAppError(cause).code === 'EMAIL_LINK_INVALID' ? 'invalid' : 'failed');
    }
  }, [http, token]);
  useEffect(() => {
    if (!token || isSent.current) return;
    isSent.current = true;
    void confirm();
  }, [token, confirm]);
  const retry = () => void confirm();
  useRetryOnReconnect(state === 'failed', retry);
  return { state, retry, setConfirmed: () => setState('confirmed') };
};
