import type { BuildFiles, ResolvedRemote } from '@crema/shared-contracts';
import type { RemoteState } from '../composer/remote-instance.ts';
import type { Step } from '../composer/timings.ts';

export interface RemoteDetails {
  readonly name: string;
  readonly version: string;
  readonly chosenBecause: ResolvedRemote['chosenBecause'] | 'previous';
  readonly status: RemoteState['status'];
  readonly phase: string;
  readonly url: string;
  /** Milliseconds; a step that was not reached is missing. */
  readonly duration: { readonly entry?: number; readonly init?: number; readonly render?: number };
  readonly kb: number;
}
/** When a step was last reached, in the page's own milliseconds. */
export type StepTimes = (remote: string, step: Step) => number | undefined;

export const markedAt: StepTimes = (remote, step) =>
  performance.getEntriesByName(`crema ${remote} ${step}`, 'mark').at(-1)?.startTime;

/** The entry with what any of its pages needs, as it comes over the wire. */
const compressedKb = ({ entry, module, styles, bytes }: BuildFiles) =>
  [entry, ...module, ...styles].reduce((sum, file) => sum + (bytes[file]?.brotli ?? 0), 0) / 1000;

const between = (from: number | undefined, to: number | undefined) =>
  from !== undefined && to !== undefined && to >= from ? to - from : undefined;

/** One remote as the inspector shows it: the version that runs, or the one that would. */
export const remoteDetailsOf = (
  remote: ResolvedRemote,
  state: RemoteState,
  stepTimes: StepTimes,
): RemoteDetails => {
  const { name, previous } = remote;
  const running = state.status === 'ready' ? state : remote;
  const isPrevious = running.version !== remote.version && running.version === previous?.version;
  const [asked, loaded, ready, shown] = (['asked', 'loaded', 'ready', 'shown'] as const).map((step) =>
    stepTimes(name, step),
  );
  return {
    name,
    version: running.version,
    chosenBecause: isPrevious ? 'previous' : remote.chosenBecause,
    status: state.status,
    phase: state.status === 'failed' ? state.phase : '',
    url: running.url,
    duration: {
      entry: between(asked, loaded),
      init: between(loaded, ready),
      render: between(ready, shown),
    },
    kb: compressedKb((isPrevious ? previous : undefined)?.files ?? remote.files),
  };
};
