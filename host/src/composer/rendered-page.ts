import { withResolvers, createSignal, type ServerRendering, type Signal } from '@crema/shared-contracts';
import { restoreServerMarkup } from '../foreign-changes/server-markup.ts';
import type { RemoteState } from './remote-instance.ts';

export type RenderedRoute = Pick<ServerRendering, 'remote' | 'routeId'>;

/** The first page's rendering by the server; undefined once it is hydrated or left. */
export interface Rendering extends Signal<RenderedRoute | undefined> {
  readonly set: (value: undefined) => void;
}

/**
 * The page that the server rendered, from the start of the visit until it is hydrated or left. React keeps its markup as
 * long as `pending` returns a promise.
 */
export const createRenderedPage = (
  rendering: Rendering,
  stateOf: (remote: string) => Signal<RemoteState>,
) => {
  const first = rendering.get();
  const prepared = withResolvers<void>();
  let isPrepared = false;
  let isAwaited = false;
  let isReplaced = false;
  const isReadOnly = createSignal(false);
  const isCommitted = createSignal(false);

  const prepare = async ({ remote, routeId }: RenderedRoute): Promise<void> => {
    const state = stateOf(remote).get();
    if (state.status === 'failed') isReadOnly.set(true);
    if (state.status !== 'ready' || isPrepared) return;
    try {
      await state.mounted.prepareRoute?.(routeId);
      isPrepared = true;
      isReadOnly.set(false);
      // The shell is hydrated already, the page's part of the markup is not.
      if (isAwaited && !isReplaced) restoreServerMarkup(document.querySelector('main'));
      prepared.resolve();
    } catch {
      // The code of the page did not load; the module of the remote did.
      isReadOnly.set(true);
    }
  };
  const unsubscribe = first ? stateOf(first.remote).subscribe(() => void prepare(first)) : () => undefined;

  const isRendered = (remote: string, routeId: string) => {
    const current = rendering.get();
    return current?.remote === remote && current.routeId === routeId;
  };
  return {
    /**
     * A promise while the page has only the server's markup, because its code is not there yet. Once it was read, it is
     * the same until `finish`: React reads it again when it continues a rendering that has waited for it. A render that
     * replaces the markup instead of continuing from it ends its restoration: it would be on the page twice.
     */
    pending: (remote: string, routeId: string, isReplacing: boolean): Promise<void> | undefined => {
      if (!isRendered(remote, routeId) || (isPrepared && !isAwaited)) return undefined;
      isAwaited = true;
      isReplaced ||= isReplacing;
      return prepared.promise;
    },
    isRendered,
    /** True while the markup is all there is, because the page's code could not be loaded. */
    isReadOnly,
    /** True from the commit that hydrates the page: React receives its events, though its effects have not run yet. */
    isCommitted,
    /** Loads the page's code after the remote was loaded. */
    prepared: () => (first ? prepare(first) : Promise.resolve()),
    /** Call it when the page is hydrated or left. */
    finish: () => {
      unsubscribe();
      isReadOnly.set(false);
      rendering.set(undefined);
    },
  };
};
