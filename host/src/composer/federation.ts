import type { BuildFiles, RemoteModule } from '@crema/shared-contracts';
import { federationRuntime, type ShareScope } from './federation-runtime.ts';

declare const __webpack_init_sharing__: (scope: 'default') => Promise<void> | 1;
declare const __webpack_share_scopes__: { readonly default: ShareScope };
declare global {
  /** The federation runtime for remotes' entries, which carry none of their own. */
  var cremaFederation: typeof federationRuntime | undefined;
  /** Address → integrity of every file that a remote may load; read by the remotes' own loaders too. */
  var cremaIntegrity: Record<string, string> | undefined;
}
globalThis.cremaFederation = federationRuntime;
globalThis.cremaIntegrity = {};

export const entryLimitMs = 3000;

export interface Candidate {
  readonly version: string;
  readonly url: string;
  readonly files: BuildFiles;
}
/** Module Federation's container protocol: what a remote's entry leaves under its name. */
interface Container {
  readonly init: (shareScope: ShareScope) => unknown;
  readonly get: (module: string) => Promise<() => { readonly default?: RemoteModule }>;
}

export const containerName = (remote: string): string => remote.replaceAll('-', '_');
const absoluteUrl = (url: string, file: string) => new URL(file, new URL(url, document.baseURI)).href;

const registerIntegrity = ({ url, files }: Candidate) => {
  for (const [file, integrity] of Object.entries(files.integrity))
    (globalThis.cremaIntegrity ??= {})[absoluteUrl(url, file)] = integrity;
};

/** A corrupt file kept by the HTTP cache would fail for ever: fetch the module's files anew before a retry. */
const refreshFiles = async ({ url, files }: Candidate) => {
  await Promise.allSettled(
    [files.entry, ...files.module].map((file) =>
      fetch(absoluteUrl(url, file), { cache: 'reload', signal: AbortSignal.timeout(entryLimitMs) }),
    ),
  );
};

class EntryError extends Error {
  override name = 'EntryError';
}
/** Runs a script; rejects when it cannot be had in time or is not what its integrity says. */
const runScript = (url: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const settle = (outcome: () => void) => {
      clearTimeout(timer);
      script.onload = script.onerror = null;
      script.remove();
      outcome();
    };
    const fail = (reason: string) => () => reject(new EntryError(`${url}: ${reason}`));
    const timer = setTimeout(() => settle(fail('it took too long')), entryLimitMs);
    script.onload = () => settle(resolve);
    script.onerror = () => settle(fail('it could not be had'));
    script.crossOrigin = 'anonymous';
    const integrity = globalThis.cremaIntegrity?.[url];
    if (integrity) script.integrity = integrity;
    script.src = url;
    document.head.append(script);
  });

/** Fetches and evaluates a remote's module; `again` means that an earlier attempt left something behind. */
export type LoadRemoteModule = (
  remote: string,
  candidate: Candidate,
  isRetry: boolean,
) => Promise<RemoteModule>;

/** A container and its chunk list left by an earlier attempt would be taken for the new one's. */
const readContainer = (name: string): Container | undefined =>
  (globalThis as unknown as Record<string, Container | undefined>)[name];
const clearContainer = (name: string) => {
  const page = globalThis as unknown as Record<string, unknown>;
  page[name] = undefined;
  page[`webpackChunk${name}`] = undefined;
};

/** Fetches and evaluates a remote's module from one address; rejects within bounds, and can be called again. */
export const loadRemoteModule: LoadRemoteModule = async (remote, candidate, isRetry) => {
  const name = containerName(remote);
  registerIntegrity(candidate);
  if (isRetry) await refreshFiles(candidate);
  clearContainer(name);
  await __webpack_init_sharing__('default');
  await runScript(absoluteUrl(candidate.url, candidate.files.entry));
  const container = readContainer(name);
  if (!container) throw new EntryError(`${remote}: the entry leaves no container`);
  await container.init(__webpack_share_scopes__.default);
  const { default: module } = (await container.get('./remote'))();
  if (!module) throw new EntryError(`${remote}: the module exports no remote`);
  return module;
};
