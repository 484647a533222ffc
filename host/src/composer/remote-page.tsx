import { useEffect, useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useHostContext, useReadable, useRegistry } from '../host-context.ts';
import { BrokenPage } from '../pages/broken-page.tsx';
import { LoadingPage } from '../pages/loading-page.tsx';
import { titleOf } from '../routing/route-table.ts';
import { ErrorBoundary, Missing } from './error-boundary.tsx';
import { markStep } from './timings.ts';

/** The page's first line, where its row names one. */
const useHeadline = (remote: string, routeId: string): string | undefined => {
  // Drawn anew with each registry: what the page asks of hasPage may have changed.
  const registry = useRegistry();
  const { locale } = useIntl();
  const route = registry.remotes
    .find(({ name }) => name === remote)
    ?.manifest.routes.find(({ id }) => id === routeId);
  return route?.headlineId && titleOf(registry, remote, locale, route.headlineId);
};

/** One route of one remote: loads it, shows it, and keeps its failures inside (PLT-006). */
export const RemotePage = ({ remote, routeId }: { readonly remote: string; readonly routeId: string }) => {
  const { host, composer } = useHostContext();
  const state = useReadable(composer.stateOf(remote));
  const headline = useHeadline(remote, routeId);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (state.status === 'idle') void host.patience.watch(composer.load(remote));
    if (state.status === 'ready') markStep(remote, 'shown');
  }, [host, composer, remote, state.status]);
  const retry = () => {
    setAttempt((count) => count + 1);
    void host.patience.watch(composer.retry(remote));
  };
  if (state.status === 'failed') return <BrokenPage onRetry={retry} />;
  if (state.status !== 'ready') return <LoadingPage headline={headline} />;
  const Page = (state.mounted.routes[routeId] ?? Missing) as ComponentType;
  return (
    <ErrorBoundary
      key={`${state.run}-${attempt}-${routeId}`}
      fallback={<BrokenPage onRetry={retry} />}
      onError={(cause) => composer.reportRenderFailure(remote, state.version, cause)}
    >
      <Page />
    </ErrorBoundary>
  );
};
