import type { MountedRemote } from '@crema/shared-contracts';
import { changeable, type Changeable } from '../services/readable.ts';

export type RemoteState =
  | { readonly status: 'idle' | 'loading' }
  | {
      readonly status: 'ready';
      readonly mounted: MountedRemote;
      readonly version: string;
      readonly address: string;
      readonly run: number;
    }
  | { readonly status: 'failed'; readonly phase: 'manifest' | 'entry' | 'init' };

/** All that the page knows of one remote. */
export interface Area {
  readonly state: Changeable<RemoteState>;
  /** Grows with every unload: a load that began before is not wanted any more, however it ends. */
  turn: number;
  /** Addresses that were asked before: a corrupt file that the browser kept must not fail for ever. */
  readonly attempted: Set<string>;
  phase: 'entry' | 'init';
  renderFailures: number;
  /** What runs now threw while it rendered. */
  broken: boolean;
  end: () => void;
}

export const newArea = (): Area => ({
  state: changeable<RemoteState>({ status: 'idle' }),
  turn: 0,
  attempted: new Set(),
  phase: 'entry',
  renderFailures: 0,
  broken: false,
  end: () => undefined,
});
