import { pageFiles, type BootDocument, type VersionFiles } from '@crema/shared-contracts';
import type { ShareScope } from './federation-runtime.ts';

/**
 * The scripts of the page that the server rendered, after the entry, in the order in which they are needed: none for another
 * remote. webpack would request each of them only once the one before has run; at CPU x4 each such step costs 50 ms.
 */
export const scriptsOfFirstPage = (
  remote: string,
  files: VersionFiles,
  { locale, rendered }: Pick<BootDocument, 'locale' | 'rendered'>,
): readonly string[] =>
  rendered?.remote === remote
    ? pageFiles(files, rendered.routeId, locale)
        .filter(({ file, kind }) => kind === 'script' && file !== files.entry)
        .map(({ file }) => file)
    : [];

/**
 * Prepares the element of a chunk that runs before or after its entry: it adds itself to the remote's list of chunks. webpack
 * takes over an element with the same address. A failed element is removed, so that webpack requests the file again.
 */
export const asChunk = (script: HTMLScriptElement): HTMLScriptElement => {
  const remove = () => script.remove();
  script.addEventListener('load', remove);
  script.addEventListener('error', remove);
  return script;
};

/** Loads libraries of the host before a chunk names them. A library that fails is requested again by the chunk. */
export const requestLibraries = (scope: ShareScope, names: readonly string[] = []): void => {
  const load = async (get: () => unknown) => {
    await get();
  };
  for (const { get } of names.flatMap((name) => Object.values(scope[name] ?? {})))
    load(get).catch(() => undefined);
};
