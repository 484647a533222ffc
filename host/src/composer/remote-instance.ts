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

/** All that the page knows of one remote. */
export interface RemoteInstance {
  readonly state: WritableSignal<RemoteState>;
  /** Grows with every unload: a load that began before is not wanted any more, however it ends. */
  generation: number;
  /** Addresses that were asked before: a corrupt file that the browser kept must not fail for ever. */
  readonly attempted: Set<string>;
  phase: 'entry' | 'init';
  renderErrors: number;
  /** What runs now threw while it rendered. */
  hasRenderError: boolean;
  dispose: () => void;
}

export const createRemoteInstance = (): RemoteInstance => ({
  state: createSignal<RemoteState>({ status: 'idle' }),
  generation: 0,
  attempted: new Set(),
  phase: 'entry',
  renderErrors: 0,
  hasRenderError: false,
  dispose: () => undefined,
});
