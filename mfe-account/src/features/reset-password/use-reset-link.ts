import { useCallback, useEffect, useState } from 'react';
import { accountRestPaths } from '@crema/shared-contracts';
import { toAppError, useHost, useRetryOnReconnect } from '@crema/remote-kit';

export type ResetLinkState = 'checking' | 'valid' | 'expired' | 'unchecked';

/** Checks a mailed link before a password is typed (ACC-010). `unchecked`: the server could not be asked. */
export const useResetLink = (token: string) => {
  const { http } = useHost();
  const [state, setState] = useState<ResetLinkState>('checking');
  const check = useCallback(async (): Promise<ResetLinkState> => {
    try {
      await http(accountRestPaths.checkResetLink, { method: 'POST', body: { token } });
      return 'valid';
    } catch (cause) {
      return toAppError(cause).code === 'RESET_LINK_INVALID' ? 'expired' : 'unchecked';
    }
  }, [http, token]);
  useEffect(() => {
    let isCurrent = true;
    void check().then((checked) => isCurrent && setState(checked));
    return () => {
      isCurrent = false;
    };
  }, [check]);
  const retry = () => {
    setState('checking');
    void check().then(setState);
  };
  useRetryOnReconnect(state === 'unchecked', retry);
  return { state, retry };
};
