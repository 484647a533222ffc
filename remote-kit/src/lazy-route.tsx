import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

const attempts = 3;
/** Retries with growing, jittered pauses; the last failure is thrown. */
const loadWithRetry = async <P,>(load: () => Promise<ComponentType<P>>): Promise<ComponentType<P>> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (cause) {
      if (attempt === attempts) throw cause;
      await new Promise((resolve) => setTimeout(resolve, 200 * attempt * (1 + Math.random())));
    }
  }
};

/**
 * A page whose code is fetched when it is first shown. Plain state instead of React.lazy: a failed load can
 * be tried again, and nothing is held back for Suspense's 300 ms. Throws into the area's error boundary.
 */
export const lazyRoute = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  placeholder: ReactNode = null,
): ComponentType<P> => {
  let loaded: ComponentType<P> | undefined;
  return function LazyRoute(props: P) {
    const [state, setState] = useState<{ page?: ComponentType<P> | undefined; cause?: unknown }>({
      page: loaded,
    });
    useEffect(() => {
      if (loaded) return undefined;
      let current = true;
      loadWithRetry(load).then(
        (page) => {
          loaded = page;
          if (current) setState({ page });
        },
        (cause: unknown) => current && setState({ cause }),
      );
      return () => {
        current = false;
      };
    }, []);
    if (state.cause) throw state.cause;
    const Page = state.page ?? loaded;
    return Page ? <Page {...props} /> : placeholder;
  };
};
