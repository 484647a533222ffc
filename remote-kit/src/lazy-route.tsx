import { useContext, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { RemainingMessages } from './messages.ts';

const attempts = 3;
/** Tries with growing, jittered pauses until it is called back; the last failure is told. */
const loadWithRetry = <T,>(
  load: () => Promise<T>,
  onLoaded: (loaded: T) => void,
  onFailed: (cause: unknown) => void,
): (() => void) => {
  let current = true;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const attempt = (count: number) => {
    load().then(onLoaded, (cause: unknown) => {
      if (!current) return;
      if (count === attempts) onFailed(cause);
      else pause = setTimeout(() => attempt(count + 1), 200 * count * (1 + Math.random()));
    });
  };
  attempt(1);
  return () => {
    current = false;
    clearTimeout(pause);
  };
};

interface LazyOptions {
  /** For a piece that the page can do without: shown when its code cannot be had, instead of failing the page. */
  readonly fallback?: ReactNode;
  /** Code of the pages that this one leads to: fetched a moment after it is shown, so that the way on needs no connection. */
  readonly next?: readonly (() => Promise<unknown>)[];
}

/** How long a page has the line to itself: its own data and drawings come first. */
const nextAfterMs = 1_500;
const useNext = (shown: boolean, next: LazyOptions['next']) =>
  useEffect(() => {
    if (!shown || !next) return undefined;
    // A chunk that fails here is asked for again when its page is opened.
    const fetchAll = () => next.forEach((load) => void load().catch(() => undefined));
    const timer = setTimeout(fetchAll, nextAfterMs);
    return () => clearTimeout(timer);
  }, [shown, next]);

/**
 * A page whose code is fetched when it is first shown. Plain state instead of React.lazy: a failed load can
 * be tried again, and nothing is held back for Suspense's 300 ms. Throws into the area's error boundary. The
 * remote's later texts, when it has such, are fetched beside the code: no page is shown without its words.
 */
export const lazyRoute = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  placeholder: ReactNode = null,
  options: LazyOptions = {},
): ComponentType<P> => {
  let loaded: ComponentType<P> | undefined;
  return function LazyRoute(props: P) {
    const fetchMessages = useContext(RemainingMessages);
    const [state, setState] = useState<{ page?: ComponentType<P> | undefined; cause?: unknown }>({
      page: loaded,
    });
    useEffect(() => {
      if (loaded) return undefined;
      let current = true;
      const stop = loadWithRetry(
        load,
        (page) => {
          loaded = page;
          if (current) setState({ page });
        },
        (cause) => setState({ cause }),
      );
      return () => {
        current = false;
        stop();
      };
    }, []);
    useEffect(
      () =>
        fetchMessages &&
        loadWithRetry(
          fetchMessages,
          () => undefined,
          (cause) => setState({ cause }),
        ),
      [fetchMessages],
    );
    const Page = fetchMessages ? undefined : (state.page ?? loaded);
    useNext(Page !== undefined, options.next);
    if (state.cause && options.fallback !== undefined) return options.fallback;
    if (state.cause) throw state.cause;
    return Page ? <Page {...props} /> : placeholder;
  };
};
