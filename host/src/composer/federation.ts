import type { BootDocument, VersionFiles, RemoteModule } from '@crema/shared-contracts';
import { asChunk, requestLibraries, scriptsOfFirstPage } from './early-files.ts';
import type { FileIntegrity } from './file-integrity.ts';
import { stalledMs, watchChunk, watchScript, withProgressLimit } from './script-progress.ts';
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
      fetch(absoluteUrl(url, file), { cache: 'reload', signal: AbortSignal.timeout(stalledMs) }),
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
/** URL → the script that is loading, also after its load was given up. */
const scriptsOnTheWay = new Map<string, Promise<'load' | 'error'>>();
const requestScript = (url: string) => {
  const script = createScript(url);
  const arrival = watchScript(script).finally(() => {
    scriptsOnTheWay.delete(url);
    script.remove();
  });
  scriptsOnTheWay.set(url, arrival);
  document.head.append(script);
  return arrival;
};
/**
 * Runs a script, which is not requested again while it is loading. Rejects when it does not match its integrity, and when no
 * more bytes come; the error's `late` resolves if the script runs after all.
 */
const runScript = async (url: string): Promise<void> => {
  const arrival = scriptsOnTheWay.get(url) ?? requestScript(url);
  const outcome = await withProgressLimit('entry', arrival).catch((cause: unknown) => {
    throw Object.assign(cause as Error, { late: arrival.then((result) => result === 'load') });
  });
  if (outcome === 'error') throw new EntryError(`${url}: it could not be loaded`);
};

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
      for (const file of scriptsOfFirstPage(remote, candidate.files, first)) {
        const script = asChunk(createScript(absoluteUrl(candidate.url, file)));
        watchChunk(script);
        document.head.append(script);
      }
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
