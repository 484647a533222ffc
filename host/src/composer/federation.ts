import { initContainerEntry } from 'federation-container-entry';
import type * as FederationRuntime from '@module-federation/enhanced/runtime';
import type { BuildFiles, RemoteModule } from '@crema/shared-contracts';

interface FederationParts {
  readonly runtime: typeof FederationRuntime;
  readonly bundlerRuntime: object;
  readonly attachShareScopeMap: object;
}
/** What the build has put into the page; importing the runtime here as well would keep it from being merged. */
declare const __webpack_require__: {
  readonly federation: FederationParts & {
    readonly instance: ReturnType<typeof FederationRuntime.getInstance>;
  };
};
declare global {
  /** The federation runtime for remotes' entries, which carry none of their own. */
  var cremaFederation: (FederationParts & { readonly bundlerRuntimeOptions: object }) | undefined;
  /** Address → integrity of every file that a remote may load; read by the remotes' own loaders too. */
  var cremaIntegrity: Record<string, string> | undefined;
}
// The host's own instance, taken now: the runtime's loadRemote follows whichever was made last, a remote's included.
const { runtime, bundlerRuntime, attachShareScopeMap, instance: federation } = __webpack_require__.federation;
globalThis.cremaFederation = {
  // `init` would rename the host's own instance: each remote's entry makes one of its own.
  runtime: { ...runtime, init: runtime.createInstance },
  // A build that exposes nothing leaves this part out; remotes need it.
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
globalThis.cremaIntegrity = {};

export const entryLimitMs = 3000;

federation?.registerPlugins([
  {
    name: 'crema-scripts',
    createScript: ({ url }) => {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      const integrity = globalThis.cremaIntegrity?.[new URL(url, document.baseURI).href];
      if (integrity) script.integrity = integrity;
      return { script, timeout: entryLimitMs };
    },
  },
]);

export interface Candidate {
  readonly version: string;
  readonly address: string;
  readonly files: BuildFiles;
}
export const containerName = (remote: string): string => remote.replaceAll('-', '_');
const absolute = (address: string, file: string) => new URL(file, new URL(address, document.baseURI)).href;

const knowIntegrity = ({ address, files }: Candidate) => {
  for (const [file, integrity] of Object.entries(files.integrity))
    (globalThis.cremaIntegrity ??= {})[absolute(address, file)] = integrity;
};

/** A corrupt file kept by the HTTP cache would fail for ever: fetch the module's files anew before a retry. */
const refreshFiles = async ({ address, files }: Candidate) => {
  await Promise.allSettled(
    [files.entry, ...files.module].map((file) =>
      fetch(absolute(address, file), { cache: 'reload', signal: AbortSignal.timeout(entryLimitMs) }),
    ),
  );
};

/** Fetches and evaluates a remote's module; `again` means that an earlier attempt left something behind. */
export type LoadRemoteModule = (
  remote: string,
  candidate: Candidate,
  again: boolean,
) => Promise<RemoteModule>;

let attempts = 0;
/** A container and its chunk list left by an earlier attempt would be taken for the new one's. */
const forgetContainer = (container: string) => {
  const page = globalThis as unknown as Record<string, unknown>;
  page[container] = undefined;
  page[`webpackChunk${container}`] = undefined;
};

/**
 * Fetches and evaluates a remote's module from one address; rejects within bounds, and can be called again.
 * Each attempt has a name of its own: what Module Federation remembers of a failed one is never asked for.
 */
export const loadRemoteModule: LoadRemoteModule = async (remote, candidate, again) => {
  const container = containerName(remote);
  const name = again ? `${container}_${++attempts}` : container;
  knowIntegrity(candidate);
  if (again) {
    forgetContainer(container);
    await refreshFiles(candidate);
  }
  federation?.registerRemotes([
    {
      name,
      entry: absolute(candidate.address, candidate.files.entry),
      type: 'global',
      entryGlobalName: container,
    },
  ]);
  const loaded = await federation?.loadRemote<{ default: RemoteModule }>(`${name}/remote`, {
    from: 'runtime',
  });
  if (!loaded?.default) throw new Error(`${remote}: the module exports no remote`);
  return loaded.default;
};
