import type { RoutedPage } from '@crema/remote-kit/host-services';
import type { DeferredContext } from '../deferred-context.ts';

/**
 * Starts the remote of a page and evaluates the page's code, so that a click only renders. It is called when the files have been
 * fetched; remote and page are evaluated in tasks of their own. A remote that cannot be started counts as not loaded: its
 * page then tries again, unless it was opened meanwhile. Resolves with whether the remote runs.
 */
export const preparePage = async (
  { composer, pageAt, nextTask, host }: DeferredContext,
  { remote, id }: RoutedPage,
): Promise<boolean> => {
  const state = composer.stateOf(remote);
  if (state.get().status === 'idle') {
    await nextTask();
    await composer.load(remote);
    const isOpen = pageAt(location.pathname)?.remote === remote;
    if (state.get().status === 'failed' && !isOpen) composer.drop(remote);
  }
  await nextTask();
  const current = state.get();
  if (current.status !== 'ready') return host.connection.get() === 'offline';
  if (host.connection.get() === 'offline') return true;
  // The page loads its code again when it is shown, and reports a failure then.
  await current.mounted.prepareRoute?.(id).catch(() => undefined);
  return true;
};
