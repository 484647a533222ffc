import {
  satisfiesContract,
  type HostServices,
  type MountedRemote,
  type ResolvedRegistry,
  type ResolvedRemote,
  type SlotName,
} from '@crema/shared-contracts';
import type { Report } from '../services/telemetry.ts';
import { changeable, type Changeable } from '../services/readable.ts';
import type { Candidate, LoadRemoteModule } from './federation.ts';

export type RemoteState =
  | { readonly status: 'idle' | 'loading' }
  | {
      readonly status: 'ready';
      readonly mounted: MountedRemote;
      readonly version: string;
      readonly run: number;
    }
  | { readonly status: 'failed'; readonly phase: 'manifest' | 'entry' | 'init' | 'render' };

const initLimitMs = 2000;
const backstopMs = 12_000;

const within = <T>(limitMs: number, what: string, work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${limitMs} ms`)), limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
};

/** Where a remote can be had from, best first: its address, the alternative one, the previous good version. */
export const candidatesOf = (remote: ResolvedRemote): readonly Candidate[] => [
  { version: remote.version, address: remote.address, files: remote.files },
  ...(remote.alternative
    ? [{ version: remote.version, address: remote.alternative, files: remote.files }]
    : []),
  ...(remote.previous && satisfiesContract(remote.previous.manifest.contract) ? [remote.previous] : []),
];

/**
 * Loads remotes and keeps what became of each (PLT-002, PLT-006). Every step is bounded; a failure ends in
 * the state `failed`, from which `retry` starts anew. Nothing here throws into the host.
 */
export const createComposer = (
  registry: ResolvedRegistry,
  report: Report,
  servicesFor: (remote: ResolvedRemote, candidate: Candidate) => HostServices & { readonly end: () => void },
  loadModule: LoadRemoteModule,
) => {
  const remotes = new Map(registry.remotes.map((remote) => [remote.name, remote]));
  const states = new Map<string, Changeable<RemoteState>>();
  const ends = new Map<string, () => void>();
  /** Remotes that were asked for before: what a first attempt left behind must not be taken for the second's. */
  const attempted = new Set<string>();
  const renderFailures = new Map<string, number>();
  let run = 0;

  const stateOf = (name: string): Changeable<RemoteState> => {
    const known = states.get(name) ?? changeable<RemoteState>({ status: 'idle' });
    states.set(name, known);
    return known;
  };

  const mount = async (remote: ResolvedRemote, candidate: Candidate, again: boolean) => {
    const module = await loadModule(remote.name, candidate, again);
    const services = servicesFor(remote, candidate);
    try {
      const mounted = await within(initLimitMs, 'init', Promise.resolve(module.mount(services)));
      ends.set(remote.name, () => {
        mounted.dispose();
        services.end();
      });
      return mounted;
    } catch (cause) {
      services.end();
      report(
        { remote: remote.name, version: candidate.version, phase: 'init', class: className(cause) },
        cause,
      );
      throw cause;
    }
  };

  const loadFirstGood = async (
    remote: ResolvedRemote,
  ): Promise<{ mounted: MountedRemote; version: string }> => {
    let lastCause: unknown;
    // A version that loads but throws while it renders twice gives way to the previous one.
    const skip = (renderFailures.get(remote.name) ?? 0) > 1 ? candidatesOf(remote).length - 1 : 0;
    for (const [index, candidate] of candidatesOf(remote).entries()) {
      if (index < skip) continue;
      try {
        const again = attempted.has(remote.name);
        attempted.add(remote.name);
        return { mounted: await mount(remote, candidate, again), version: candidate.version };
      } catch (cause) {
        lastCause = cause;
        report(
          { remote: remote.name, version: candidate.version, phase: 'entry', class: className(cause) },
          cause,
        );
      }
    }
    throw lastCause;
  };

  const load = async (name: string): Promise<void> => {
    const remote = remotes.get(name);
    const state = stateOf(name);
    if (!remote || state.get().status === 'loading' || state.get().status === 'ready') return;
    if (!satisfiesContract(remote.manifest.contract)) {
      report({ remote: name, version: remote.version, phase: 'manifest', class: 'contract' });
      state.set({ status: 'failed', phase: 'manifest' });
      return;
    }
    state.set({ status: 'loading' });
    try {
      const { mounted, version } = await within(backstopMs, 'loading', loadFirstGood(remote));
      state.set({ status: 'ready', mounted, version, run: ++run });
    } catch {
      state.set({ status: 'failed', phase: 'entry' });
    }
  };

  const unload = (name: string) => {
    ends.get(name)?.();
    ends.delete(name);
    stateOf(name).set({ status: 'idle' });
  };

  return {
    registry,
    stateOf,
    load,
    unload,
    remoteOf: (name: string) => remotes.get(name),
    /** The first enabled remote that provides the slot. */
    providerOf: (slot: SlotName) =>
      registry.remotes.find((remote) => remote.manifest.slots.provides.includes(slot)),
    /** A remote threw while it rendered: counted, so that a second failure turns to the previous version. */
    reportRenderFailure: (name: string, version: string, cause: unknown) => {
      renderFailures.set(name, (renderFailures.get(name) ?? 0) + 1);
      report({ remote: name, version, phase: 'render', class: className(cause) }, cause);
    },
    retry: async (name: string): Promise<void> => {
      unload(name);
      await load(name);
    },
  };
};
export type Composer = ReturnType<typeof createComposer>;

/** A coarse class of a failure: a name, never a message that could carry somebody's data. */
const className = (cause: unknown): string => (cause instanceof Error ? cause.name : typeof cause);
