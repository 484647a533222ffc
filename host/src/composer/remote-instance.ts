import type { MountedRemote } from '@crema/shared-contracts';
import { createSignal, type WritableSignal } from '@crema/shared-contracts';

export type RemoteState =
  | { readonly status: 'idle' | 'loading' }
  | {
      readonly status: 'ready';
      readonly mounted: MountedRemote;
      readonly version: string;
      readonly url: string;
      readonly mountId: number;
    }
  | { readonly status: 'failed'; readonly phase: 'manifest' | 'entry' | 'init' };

/** The state of one remote in this page. */
export interface RemoteInstance {
  readonly state: WritableSignal<RemoteState>;
  /** The number grows with every unload: the result of a load that started before is disposed. */
  generation: number;
  /** URLs that were requested before: a retry fetches them past the HTTP cache. */
  readonly attempted: Set<string>;
  phase: 'entry' | 'init';
  /** The load that was started last. */
  loading: Promise<void>;
  renderErrors: number;
  /** True when the running version threw while it rendered. */
  hasRenderError: boolean;
  dispose: () => void;
}

export const createRemoteInstance = (): RemoteInstance => ({
  state: createSignal<RemoteState>({ status: 'idle' }),
  generation: 0,
  attempted: new Set(),
  phase: 'entry',
  loading: Promise.resolve(),
  renderErrors: 0,
  hasRenderError: false,
  dispose: () => undefined,
});
