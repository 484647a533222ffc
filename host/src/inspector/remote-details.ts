import type { VersionFiles, ResolvedRemote } from '@crema/shared-contracts';
import type { RemoteState } from '../composer/remote-instance.ts';
import type { Step } from '../composer/timings.ts';

export interface RemoteDetails {
  readonly name: string;
  readonly version: string;
  readonly chosenBecause: ResolvedRemote['chosenBecause'] | 'previous';
  readonly status: RemoteState['status'];
  readonly phase: string;
  readonly url: string;
  /** Durations in milliseconds; a step that was not reached is missing. */
  readonly duration: { readonly entry?: number; readonly init?: number; readonly render?: number };
  readonly kb: number;
}
/** The time when a step was last reached, in milliseconds of performance.now(). */
export type StepTimes = (remote: string, step: Step) => number | undefined;

export const markedAt: StepTimes = (remote, step) =>
  performance.getEntriesByName(`crema ${remote} ${step}`, 'mark').at(-1)?.startTime;

/** Compressed size of the entry and the files that every page of the remote needs. */
const compressedKb = ({ entry, module, styles, bytes }: VersionFiles) =>
  [entry, ...module, ...styles].reduce((sum, file) => sum + (bytes[file]?.brotli ?? 0), 0) / 1000;

const between = (from: number | undefined, to: number | undefined) =>
  from !== undefined && to !== undefined && to >= from ? to - from : undefined;

/** The inspector's details of a remote: of the running version, or of the one that would run. */
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
