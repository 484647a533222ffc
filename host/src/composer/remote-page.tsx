import { useEffect, useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useHostContext, useReadable, useRegistry } from '../host-context.ts';
import { BrokenPage } from '../pages/broken-page.tsx';
import { LoadingPage } from '../pages/loading-page.tsx';
import { titleOf } from '../routing/route-table.ts';
import { ErrorBoundary, Missing } from './error-boundary.tsx';
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

const lateAfterMs = 2000;
/** True once this has lasted for so long that a skeleton is no answer any more; the attempts go on behind. */
const useLate = (waiting: boolean): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLate(true), lateAfterMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return waiting && late;
};

/** One route of one remote: loads it, shows it, and keeps its failures inside (PLT-006). */
export const RemotePage = ({ remote, routeId }: { readonly remote: string; readonly routeId: string }) => {
  const { host, composer } = useHostContext();
  const state = useReadable(composer.stateOf(remote));
  const loading = useLoadingPage(remote, routeId);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (state.status === 'idle') void composer.load(remote);
    if (state.status === 'ready') markStep(remote, 'shown');
  }, [composer, remote, state.status]);
  const renderAgain = () => setAttempt((count) => count + 1);
  const retry = () => {
    renderAgain();
    void composer.retry(remote);
  };
  const late = useLate(state.status === 'loading');
  if (state.status === 'failed') return <BrokenPage onRetry={retry} />;
  if (state.status !== 'ready')
    return late ? <BrokenPage late onRetry={retry} /> : <LoadingPage {...loading} />;
  const Page = (state.mounted.routes[routeId] ?? Missing) as ComponentType;
  return (
    <ErrorBoundary
      key={`${state.run}-${attempt}-${routeId}`}
      fallback={<BrokenPage onRetry={retry} onReconnect={renderAgain} />}
      onError={(cause) => {
        // A page's own code that could not be fetched while offline says nothing about this version.
        if (host.connection.get() === 'online') composer.reportRenderFailure(remote, state.version, cause);
      }}
    >
      <Page />
    </ErrorBoundary>
  );
};
