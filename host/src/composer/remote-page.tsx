import {
  memo,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
} from 'react';
import { useIntl } from 'react-intl';
import type { Signal } from '@crema/shared-contracts';
import { useHostContext, useSignal, useRegistry } from '../host-context.ts';
import { LoadErrorPage } from '../pages/load-error-page.tsx';
import { LoadingPage } from '../pages/loading-page.tsx';
import { titleOf } from '@crema/remote-kit/host-services';
import { ErrorBoundary, MissingExport } from './error-boundary.tsx';
import type { RemoteState } from './remote-instance.ts';
import { ReadOnlyNotice } from './read-only-notice.tsx';
import { useIsHydrated } from '../shared/use-is-hydrated.ts';
import { markStep } from './timings.ts';

/** The placeholder until the page's code is loaded: the skeleton and headline that the route's row names. */
export const useLoadingPage = (remote: string, routeId: string) => {
  // Renders again with each registry, because hasPage may return another value.
  const registry = useRegistry();
  const { locale } = useIntl();
  const route = registry.remotes
    .find(({ name }) => name === remote)
    ?.manifest.routes.find(({ id }) => id === routeId);
  const headline = route?.headlineId && titleOf(registry, remote, locale, route.headlineId);
  return { headline, skeleton: route?.skeleton };
};

/** The message about slow loading is shown within 3 s of the navigation, the start of the host included. */
const slowAfterMs = 1500;
/** True once loading takes longer than slowAfterMs. Loading continues. */
const useSlow = (waiting: boolean): boolean => {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [waiting]);
  return waiting && isSlow;
};

const loading: RemoteState = { status: 'loading' };
/** True once a page of a remote was shown. The first page of a visit follows the shell, which the server has painted. */
let hasShownPage = false;
/**
 * The state of a remote. The step to `ready` is deferred: React then renders the page in short tasks, whereas it renders a
 * change of a signal, and the first render of a root, in one task. Every other step is rendered at once. A page that
 * the server rendered is hydrated in short tasks anyway.
 */
const useRemoteState = (signal: Signal<RemoteState>, isRendered: boolean): RemoteState => {
  const state = useSignal(signal);
  const deferred = useDeferredValue(state, hasShownPage || isRendered ? state : loading);
  useEffect(() => {
    if (deferred.status === 'ready') hasShownPage = true;
  }, [deferred]);
  return state.status === 'ready' && deferred.status !== 'ready' ? deferred : state;
};

interface PageProps {
  readonly remote: string;
  readonly routeId: string;
}
/** The remote's page once it runs; before, a placeholder, and an error page when it cannot run. */
const LoadedPage = ({ remote, routeId }: PageProps) => {
  const { host, composer } = useHostContext();
  const isRendered = composer.renderedPage.isRendered(remote, routeId);
  const state = useRemoteState(composer.pageStateOf(remote), isRendered);
  const placeholder = useLoadingPage(remote, routeId);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (state.status === 'idle') void composer.load(remote);
    if (state.status === 'ready') markStep(remote, 'shown');
  }, [composer, remote, state.status]);
  const remount = () => setAttempt((count) => count + 1);
  const retry = () => {
    remount();
    void composer.retry(remote);
  };
  const isSlow = useSlow(state.status === 'loading');
  if (state.status === 'failed') return <LoadErrorPage onRetry={retry} />;
  if (state.status !== 'ready')
    return isSlow ? <LoadErrorPage isSlow onRetry={retry} /> : <LoadingPage {...placeholder} />;
  const Page = (state.mounted.routes[routeId] ?? MissingExport) as ComponentType;
  return (
    <ErrorBoundary
      key={`${state.mountId}-${attempt}-${routeId}`}
      fallback={<LoadErrorPage onRetry={retry} onReconnect={remount} />}
      onError={(cause) => {
        // A page's chunk that could not be fetched while offline is not an error of this version.
        if (host.connection.get() === 'online') composer.reportRenderError(remote, state.version, cause);
      }}
    >
      <Page />
    </ErrorBoundary>
  );
};

const Placeholder = ({ remote, routeId }: PageProps) => <LoadingPage {...useLoadingPage(remote, routeId)} />;

/** Suspends until the page that the server rendered can be hydrated, so that React keeps the server's markup. */
const HydratedPage = (page: PageProps) => {
  const { composer } = useHostContext();
  const pending = composer.renderedPage.pending(page.remote, page.routeId, useIsHydrated());
  if (pending) use(pending);
  useLayoutEffect(() => composer.renderedPage.isCommitted.set(true), [composer]);
  useEffect(() => composer.renderedPage.finish(), [composer]);
  return <LoadedPage {...page} />;
};

/**
 * One route of a remote: loads and shows it, and contains its errors (PLT-006). Notice and page are two children on the
 * server and in the browser: React derives ids from the number of children.
 */
export const RemotePage = memo(({ remote, routeId }: PageProps) => (
  <>
    <ReadOnlyNotice remote={remote} routeId={routeId} />
    <Suspense fallback={<Placeholder remote={remote} routeId={routeId} />}>
      <HydratedPage remote={remote} routeId={routeId} />
    </Suspense>
  </>
));
RemotePage.displayName = 'RemotePage';
