import * as runtimeCore from '@module-federation/runtime-core';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { BuildFiles, RemoteModule } from '@crema/shared-contracts';

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
  /** Address → integrity of every file that a remote may load; read by the remotes' own loaders too. */
  var cremaIntegrity: Record<string, string> | undefined;
}
// Remotes carry no copy of the runtime: they take the host's.
globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
globalThis.cremaIntegrity = {};

export const entryLimitMs = 3000;

registerPlugins([
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
  delete page[container];
  delete page[`webpackChunk${container}`];
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
  registerRemotes([
    {
      name,
      entry: absolute(candidate.address, candidate.files.entry),
      type: 'global',
      entryGlobalName: container,
    },
  ]);
  const loaded = await loadRemote<{ default: RemoteModule }>(`${name}/remote`, { from: 'runtime' });
  if (!loaded?.default) throw new Error(`${remote}: the module exports no remote`);
  return loaded.default;
};
