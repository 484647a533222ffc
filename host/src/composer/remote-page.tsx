import { useEffect, useState, type ComponentType } from 'react';
import { useHostContext, useReadable } from '../host-context.ts';
import { BrokenPage } from '../pages/broken-page.tsx';
import { LoadingPage } from '../pages/loading-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

/** One route of one remote: loads it, shows it, and keeps its failures inside (PLT-006). */
export const RemotePage = ({ remote, routeId }: { readonly remote: string; readonly routeId: string }) => {
  const { composer } = useHostContext();
  const state = useReadable(composer.stateOf(remote));
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    void composer.load(remote);
  }, [composer, remote]);
  const retry = () => {
    setAttempt((count) => count + 1);
    void composer.retry(remote);
  };
  if (state.status === 'failed') return <BrokenPage onRetry={retry} />;
  if (state.status !== 'ready') return <LoadingPage />;
  const Page = state.mounted.routes[routeId] as ComponentType | undefined;
  if (!Page) return <BrokenPage onRetry={retry} />;
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
