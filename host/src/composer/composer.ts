import {
  satisfiesContract,
  type Locale,
  type ResolvedRegistry,
  type SlotName,
} from '@crema/shared-contracts';
import type { Report } from '../services/telemetry.ts';
import { createSignal } from '@crema/shared-contracts';
import { createRemoteInstance, type RemoteInstance } from './remote-instance.ts';
import { createLoader, type ServicesFor } from './load-candidates.ts';
import type { LoadRemoteModule } from './federation.ts';
import { markStep } from './timings.ts';
import { TimeLimitError, withTimeLimit } from './time-limit.ts';

const loadLimitMs = 12_000;

/**
 * Loads remotes and keeps what became of each (PLT-002, PLT-006). Every step is bounded; a failure ends in
 * the state `failed`, from which `retry` starts anew. Nothing here throws into the host. The registry is
 * state: whoever changes it drops the remotes concerned first (PLT-005).
 */
export const createComposer = (
  initial: ResolvedRegistry,
  report: Report,
  servicesFor: ServicesFor,
  loadModule: LoadRemoteModule,
  // eslint-disable-next-line max-lines-per-function -- one closure over one state: split, its parts would pass it around
) => {
  const registry = createSignal(initial);
  const instances = new Map<string, RemoteInstance>();
  const loadCandidate = createLoader(report, servicesFor, loadModule);
  let lastMountId = 0;

  const instanceOf = (name: string): RemoteInstance => {
    const instance = instances.get(name) ?? createRemoteInstance();
    instances.set(name, instance);
    return instance;
  };
  const remoteOf = (name: string) => registry.get().remotes.find((remote) => remote.name === name);

  const load = async (name: string): Promise<void> => {
    const remote = remoteOf(name);
    const instance = instanceOf(name);
    const { state, generation } = instance;
    if (!remote || state.get().status === 'loading' || state.get().status === 'ready') return;
    if (!satisfiesContract(remote.manifest.contract)) {
      report({ remote: name, version: remote.version, phase: 'manifest', class: 'contract' });
      state.set({ status: 'failed', phase: 'manifest' });
      return;
    }
    const isCurrent = () => instance.generation === generation;
    markStep(name, 'asked');
    state.set({ status: 'loading' });
    try {
      const {
        mounted,
        version,
        url,
        dispose: dispose,
      } = await withTimeLimit(loadLimitMs, 'loading', loadCandidate(instance, remote, isCurrent));
      if (!isCurrent()) return dispose();
      instance.dispose = dispose;
      markStep(name, 'ready');
      report({ remote: name, version, phase: 'mounted', class: 'ok' });
      state.set({ status: 'ready', mounted, version, url, mountId: ++lastMountId });
    } catch (cause) {
      if (!isCurrent()) return;
      instance.generation++;
      // What the candidates failed with they have told themselves.
      if (cause instanceof TimeLimitError && cause.operation === 'loading')
        report({ remote: name, version: remote.version, phase: instance.phase }, cause);
      state.set({ status: 'failed', phase: instance.phase });
    }
  };

  const unload = (name: string) => {
    const instance = instanceOf(name);
    instance.generation++;
    instance.dispose();
    instance.dispose = () => undefined;
    instance.hasRenderError = false;
    instance.state.set({ status: 'idle' });
  };

  return {
    registry,
    stateOf: (name: string) => instanceOf(name).state,
    load,
    remoteOf,
    /** Loads the texts of a locale in every remote that runs. */
    prepareLocale: async (locale: Locale): Promise<void> => {
      const states = [...instances.values()].map(({ state }) => state.get());
      await Promise.all(
        states.map((state) => (state.status === 'ready' ? state.mounted.prepareLocale?.(locale) : undefined)),
      );
    },
    /** Whether what runs threw while it rendered. */
    hasRenderError: (name: string) => instanceOf(name).hasRenderError,
    /** Ends a remote and all that is known of its version. */
    drop: (name: string) => {
      unload(name);
      const instance = instanceOf(name);
      instance.renderErrors = 0;
      instance.attempted.clear();
    },
    /** The first enabled remote that provides the slot. */
    providerOf: (slot: SlotName) =>
      registry.get().remotes.find((remote) => remote.manifest.slots.provides.includes(slot)),
    /**
     * A remote that owns a retained fact (the cart kept from yesterday) is loaded once the page is quiet,
     * unless it was asked for already: one that failed waits for the visitor to try again.
     */
    loadRetainedEventOwners: () => {
      for (const { name, manifest } of registry.get().remotes)
        if (manifest.events.emits.includes('cart-changed') && instanceOf(name).state.get().status === 'idle')
          void load(name);
    },
    /** A remote threw while it rendered: counted, so that a second failure turns to the previous version. */
    reportRenderError: (name: string, version: string, cause: unknown) => {
      const instance = instanceOf(name);
      instance.renderErrors++;
      instance.hasRenderError = true;
      report({ remote: name, version, phase: 'render' }, cause);
    },
    retry: async (name: string): Promise<void> => {
      unload(name);
      await load(name);
    },
  };
};
export type Composer = ReturnType<typeof createComposer>;
