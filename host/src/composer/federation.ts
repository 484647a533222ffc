import type { BootDocument, VersionFiles, RemoteModule } from '@crema/shared-contracts';
import { asChunk, requestLibraries, scriptsOfFirstPage } from './early-files.ts';
import type { FileIntegrity } from './file-integrity.ts';
import { federationRuntime, type ShareScope } from './federation-runtime.ts';

declare const __webpack_init_sharing__: (scope: 'default') => Promise<void> | 1;
declare const __webpack_share_scopes__: { readonly default: ShareScope };
declare global {
  /** The federation runtime for the entries of remotes, which contain none of their own. */
  var cremaFederation: typeof federationRuntime | undefined;
  /** URL → integrity of every file that a remote may load, and of the host's later libraries. All chunk loaders read it. */
  var cremaIntegrity: Record<string, string> | undefined;
}
globalThis.cremaFederation = federationRuntime;
globalThis.cremaIntegrity = {};

export const entryLimitMs = 3000;

export interface Candidate {
  readonly version: string;
  readonly url: string;
  readonly files: VersionFiles;
}
/** Module Federation's container, which a remote's entry assigns to a global of its name. */
interface Container {
  readonly init: (shareScope: ShareScope) => unknown;
  readonly get: (module: string) => Promise<() => { readonly default?: RemoteModule }>;
}

export const containerName = (remote: string): string => remote.replaceAll('-', '_');
const absoluteUrl = (url: string, file: string) => new URL(file, new URL(url, document.baseURI)).href;

const registerIntegrity = (url: string, integrityOf: Readonly<Record<string, string>>) => {
  for (const [file, integrity] of Object.entries(integrityOf))
    (globalThis.cremaIntegrity ??= {})[absoluteUrl(url, file)] = integrity;
};

/** The integrity of files that the host's own chunk loader fetches later, by URL path. */
export const registerLibraryFiles = ({ libraryIntegrity = {} }: Pick<BootDocument, 'libraryIntegrity'>) => {
  for (const [path, integrity] of Object.entries(libraryIntegrity))
    (globalThis.cremaIntegrity ??= {})[absoluteUrl('/', path)] = integrity;
};

/** Fetches the module's files again before a retry, so that a corrupt file in the HTTP cache is replaced. */
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
const createScript = (url: string): HTMLScriptElement => {
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  const integrity = globalThis.cremaIntegrity?.[url];
  if (integrity) script.integrity = integrity;
  script.src = url;
  return script;
};
/** Runs a script. Rejects when it does not load in time or does not match its integrity. */
const runScript = (url: string) =>
  new Promise<void>((resolve, reject) => {
    const script = createScript(url);
    const settle = (outcome: () => void) => {
      clearTimeout(timer);
      script.onload = script.onerror = null;
      script.remove();
      outcome();
    };
    const fail = (reason: string) => () => reject(new EntryError(`${url}: ${reason}`));
    const timer = setTimeout(() => settle(fail('it did not load in time')), entryLimitMs);
    script.onload = () => settle(resolve);
    script.onerror = () => settle(fail('it could not be loaded'));
    document.head.append(script);
  });

/** Loads and evaluates a remote's module. `isRetry` removes the leftovers of an earlier attempt. */
export type LoadRemoteModule = (
  remote: string,
  candidate: Candidate,
  isRetry: boolean,
) => Promise<RemoteModule>;

/** Deletes the container and chunk list of an earlier attempt, so that the new entry does not reuse them. */
const readContainer = (name: string): Container | undefined =>
  (globalThis as unknown as Record<string, Container | undefined>)[name];
const clearContainer = (name: string) => {
  const chunkList = globalThis as unknown as Record<string, unknown>;
  chunkList[name] = undefined;
  chunkList[`webpackChunk${name}`] = undefined;
};

/**
 * Loads and evaluates a remote's module from one URL. Rejects within a time limit, and can be called again. No file is loaded
 * before its integrity is known. The files of the first page, which the server rendered, are requested together.
 */
export const createLoadRemoteModule =
  (fileIntegrity: FileIntegrity, first: Pick<BootDocument, 'locale' | 'rendered'>): LoadRemoteModule =>
  async (remote, candidate, isRetry) => {
    const name = containerName(remote);
    registerIntegrity(
      candidate.url,
      candidate.files.integrity ?? (await fileIntegrity.read(remote, candidate.version)),
    );
    if (isRetry) await refreshFiles(candidate);
    clearContainer(name);
    await __webpack_init_sharing__('default');
    const entryLoads = runScript(absoluteUrl(candidate.url, candidate.files.entry));
    if (!isRetry) {
      for (const file of scriptsOfFirstPage(remote, candidate.files, first))
        document.head.append(asChunk(createScript(absoluteUrl(candidate.url, file))));
      requestLibraries(__webpack_share_scopes__.default, candidate.files.libraries);
    }
    await entryLoads;
    const container = readContainer(name);
    if (!container)
      throw new EntryError(`${remote}: the entry assigned no container. Check its library name.`);
    await container.init(__webpack_share_scopes__.default);
    const { default: module } = (await container.get('./remote'))();
    if (!module) throw new EntryError(`${remote}: no default export of defineRemote.`);
    return module;
  };
