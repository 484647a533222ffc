import { toAppError } from './app-error.ts';

/**
 * The lifecycle of every request (PLT-014): idle, loading, loaded, failed. The last data remain available
 * after an error.
 */
export type FetchState<T> =
  | {
      readonly status: 'idle';
      readonly data?: undefined;
      readonly error?: undefined;
      readonly loadedAt?: undefined;
    }
  | { readonly status: 'loading'; readonly data?: T; readonly error?: undefined; readonly loadedAt?: number }
  | { readonly status: 'loaded'; readonly data: T; readonly error?: undefined; readonly loadedAt?: number }
  | { readonly status: 'failed'; readonly data?: T; readonly error: string; readonly loadedAt?: number };

export const idle: FetchState<never> = { status: 'idle' };
export const requested = <T>(state: FetchState<T>): FetchState<T> => ({
  status: 'loading',
  ...(state.data !== undefined && { data: state.data }),
  ...(state.loadedAt !== undefined && { loadedAt: state.loadedAt }),
});
export const succeeded = <T>(data: T, now: number): FetchState<T> => ({
  status: 'loaded',
  data,
  loadedAt: now,
});
export const failed = <T>(state: FetchState<T>, code: string): FetchState<T> => ({
  status: 'failed',
  error: code,
  ...(state.data !== undefined && { data: state.data }),
  ...(state.loadedAt !== undefined && { loadedAt: state.loadedAt }),
});

/**
 * The state that Apollo reports for a query: `data` is the requested part of its reply, undefined when the
 * reply lacks it.
 */
interface QueryResult<T> {
  readonly data: T | null | undefined;
  readonly error: unknown;
  readonly loading: boolean;
}
/**
 * The state of a GraphQL query. A complete reply without the requested part is an error: the page would
 * otherwise wait for it without end.
 */
export const fetchStateOf = <T>({ data, error, loading }: QueryResult<T>): FetchState<T> => {
  const last = data ?? undefined;
  const known = last === undefined ? {} : { data: last };
  if (loading) return { status: 'loading', ...known };
  if (error === undefined && last !== undefined) return { status: 'loaded', data: last };
  return { status: 'failed', error: toAppError(error).code, ...known };
};
