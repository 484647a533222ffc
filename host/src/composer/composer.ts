import {
  createSignal,
  satisfiesContract,
  type ConfirmedState,
  type Locale,
  type RemoteManifest,
  type ResolvedRegistry,
  type Signal,
} from '@crema/shared-contracts';
import type { Report } from '@crema/remote-kit/host-services';
import { createRemoteInstance, type RemoteInstance, type RemoteState } from './remote-instance.ts';
import { createRenderedPage, type Rendering } from './rendered-page.ts';
import { createLoader, type ServicesFor } from './load-candidates.ts';
import type { LoadRemoteModule } from './federation.ts';
import { markStep } from './timings.ts';
import { givenUpMs, isSlowness } from './script-progress.ts';
import { TimeLimitError, withTimeLimit } from './time-limit.ts';

const idle: RemoteState = { status: 'idle' };

/**
 * Loads remotes and holds the state of each (PLT-002, PLT-006). Every step has a time limit; an error leads to the state
 * `failed`, and `retry` loads again. Nothing here throws into the host. Unload the affected remotes before you change the
 * registry (PLT-005).
 */
export const createComposer = (
  initial: ResolvedRegistry,
  report: Report,
  servicesFor: ServicesFor,
  loadModule: LoadRemoteModule,
  rendering: Rendering = createSignal(undefined),
  // eslint-disable-next-line max-lines-per-function -- the functions share one state in one closure
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
  const renderedPage = createRenderedPage(rendering, (name) => instanceOf(name).state);
  const remoteOf = (name: string) => registry.get().remotes.find((remote) => remote.name === name);

  const start = async (name: string): Promise<void> => {
    const remote = remoteOf(name);
    const instance = instanceOf(name);
    const { state, generation } = instance;
    if (!remote) return;
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
      } = await withTimeLimit(givenUpMs, 'loading', loadCandidate(instance, remote, isCurrent));
      if (!isCurrent()) return dispose();
      instance.dispose = dispose;
      markStep(name, 'ready');
      report({ remote: name, version, phase: 'mounted', class: 'ok' });
      state.set({ status: 'ready', mounted, version, url, mountId: ++lastMountId });
    } catch (cause) {
      if (!isCurrent()) return;
      instance.generation++;
      // Each candidate's error was reported by createLoader.
      if (cause instanceof TimeLimitError && cause.operation === 'loading')
        report({ remote: name, version: remote.version, phase: instance.phase }, cause);
      state.set({ status: 'failed', phase: instance.phase });
      void loadAgainWhenLate(name, instance, cause);
    }
  };

  /** A file that arrives after it was given up still makes the page work (PLT-016). */
  const loadAgainWhenLate = async (name: string, instance: RemoteInstance, cause: unknown) => {
    const { generation } = instance;
    const hasArrived = await (cause as { late?: Promise<boolean> } | undefined)?.late;
    if (!hasArrived || instance.generation !== generation || instance.state.get().status !== 'failed') return;
    instance.attempted.clear();
    await load(name);
  };

  /** Loads a remote that is not running; resolves when it runs or has failed, never rejects. */
  const load = (name: string): Promise<void> => {
    const instance = instanceOf(name);
    const { status } = instance.state.get();
    if (status === 'ready') return Promise.resolve();
    if (status !== 'loading') instance.loading = start(name);
    return instance.loading;
  };
  /** Loads the remotes whose manifest fits, except failed ones: they wait until the visitor tries again. */
  const loadWhere = (fits: (manifest: RemoteManifest) => boolean): Promise<unknown> =>
    Promise.all(
      registry
        .get()
        .remotes.filter(
          ({ name, manifest }) => fits(manifest) && instanceOf(name).state.get().status !== 'failed',
        )
        .map(({ name }) => load(name)),
    );

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
    /** On the server and while a page is hydrated, a remote whose page is not rendered is idle. */
    stateOf: (name: string): Signal<RemoteState> => {
      const { get, subscribe } = instanceOf(name).state;
      return { get, subscribe, getServer: () => idle };
    },
    /** The state for the page that is rendered on the server. */
    pageStateOf: (name: string): Signal<RemoteState> => {
      const { get, subscribe } = instanceOf(name).state;
      return { get, subscribe, getServer: rendering.get()?.remote === name ? get : () => idle };
    },
    renderedPage,
    load,
    remoteOf,
    /** Loads the messages of a locale in every running remote. */
    prepareLocale: async (locale: Locale): Promise<void> => {
      const states = [...instances.values()].map(({ state }) => state.get());
      await Promise.all(
        states.map((state) => (state.status === 'ready' ? state.mounted.prepareLocale?.(locale) : undefined)),
      );
    },
    /** Whether the running version threw while it rendered. */
    hasRenderError: (name: string) => instanceOf(name).hasRenderError,
    /** Disposes a remote and clears its state. */
    drop: (name: string) => {
      unload(name);
      const instance = instanceOf(name);
      instance.renderErrors = 0;
      instance.attempted.clear();
    },
    /** The first enabled remote that provides the slot. */
    providerOf: (slot: string) =>
      registry.get().remotes.find((remote) => remote.manifest.slots.provides.includes(slot)),
    /**
     * Loads the remotes that describe changes of this state of the host; resolves when all of them run or
     * failed.
     */
    loadConfirmingRemotes: (state: ConfirmedState) =>
      loadWhere(({ confirms }) => confirms?.includes(state) === true),
    /** Counts a render error of a remote; the second one loads the previous version. */
    reportRenderError: (name: string, version: string, cause: unknown) => {
      const instance = instanceOf(name);
      if (isSlowness(cause)) return report({ remote: name, version, phase: 'slow' }, cause);
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
