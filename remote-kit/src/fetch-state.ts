/** The one model of a request's life (PLT-014): idle, loading, loaded, failed; the last data outlive a failure. */
export type FetchState<T> =
  | {
      readonly status: 'idle';
      readonly data?: undefined;
      readonly error?: undefined;
      readonly loadedAt?: undefined;
    }
  | { readonly status: 'loading'; readonly data?: T; readonly error?: undefined; readonly loadedAt?: number }
  | { readonly status: 'loaded'; readonly data: T; readonly error?: undefined; readonly loadedAt: number }
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
