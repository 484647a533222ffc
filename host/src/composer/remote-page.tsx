import { useEffect, useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useHostContext, useSignal, useRegistry } from '../host-context.ts';
import { LoadErrorPage } from '../pages/load-error-page.tsx';
import { LoadingPage } from '../pages/loading-page.tsx';
import { titleOf } from '../routing/route-table.ts';
import { ErrorBoundary, MissingExport } from './error-boundary.tsx';
import { markStep } from './timings.ts';

/** What is drawn until the page's code is here: the shape and the first line that its row names. */
const useLoadingPage = (remote: string, routeId: string) => {
  // Drawn anew with each registry: what the page asks of hasPage may have changed.
  const registry = useRegistry();
  const { locale } = useIntl();
  const route = registry.remotes
    .find(({ name }) => name === remote)
    ?.manifest.routes.find(({ id }) => id === routeId);
  const headline = route?.headlineId && titleOf(registry, remote, locale, route.headlineId);
  return { headline, skeleton: route?.skeleton };
};

const slowAfterMs = 2000;
/** True once this has lasted for so long that a skeleton is no answer any more; the attempts go on behind. */
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

/** One route of one remote: loads it, shows it, and keeps its failures inside (PLT-006). */
export const RemotePage = ({ remote, routeId }: { readonly remote: string; readonly routeId: string }) => {
  const { host, composer } = useHostContext();
  const state = useSignal(composer.stateOf(remote));
  const loading = useLoadingPage(remote, routeId);
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
    return isSlow ? <LoadErrorPage isSlow onRetry={retry} /> : <LoadingPage {...loading} />;
  const Page = (state.mounted.routes[routeId] ?? MissingExport) as ComponentType;
  return (
    <ErrorBoundary
      key={`${state.mountId}-${attempt}-${routeId}`}
      fallback={<LoadErrorPage onRetry={retry} onReconnect={remount} />}
      onError={(cause) => {
        // A page's own code that could not be fetched while offline says nothing about this version.
        if (host.connection.get() === 'online') composer.reportRenderError(remote, state.version, cause);
      }}
    >
      <Page />
    </ErrorBoundary>
  );
};
