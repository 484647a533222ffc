import { useCallback, useEffect, useRef, useState } from 'react';
import { useHost } from '../remote-context.ts';
import { toAppError, type AppError } from './app-error.ts';
import { useRetryOnReconnect } from './use-retry-on-reconnect.ts';

export type Resource<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'failed'; readonly error: AppError };

/** Reads a REST resource of a page. `set` stores a newer value; a slower earlier reply does not replace it. */
export const useResource = <Value>(path: string) => {
  const { http } = useHost();
  const [resource, setResource] = useState<Resource<Value>>({ status: 'loading' });
  const latest = useRef(0);
  const read = useCallback(async () => {
    latest.current += 1;
    const turn = latest.current;
    const next = await http<Value>(path).then(
      (value): Resource<Value> => ({ status: 'ready', value }),
      (cause: unknown): Resource<Value> => ({ status: 'failed', error: toAppError(cause) }),
    );
    if (turn === latest.current) setResource(next);
  }, [http, path]);
  useEffect(() => {
    void read();
    return () => {
      latest.current += 1;
    };
  }, [read]);
  const reload = () => {
    setResource({ status: 'loading' });
    void read();
  };
  useRetryOnReconnect(resource.status === 'failed' && resource.error.code === 'OFFLINE', reload);
  const set = (value: Value) => {
    latest.current += 1;
    setResource({ status: 'ready', value });
  };
  return { resource, reload, set };
};
