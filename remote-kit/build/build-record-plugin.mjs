import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { missedModules } from './messages/initial-messages.mjs';
import { readPreloadQueries } from './preload-queries.mjs';
import { routeFiles } from './route-chunks.mjs';
import { lazySharedModules } from './sharing/shared-modules.mjs';

const compressedVariant = /\.(?:br|gz)$/;
const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Source files in these chunks, including those that webpack concatenated into one module. */
const sourcesIn = (compilation, chunks) =>
  chunks
    .flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)])
    .flatMap((module) => [module, ...(module.modules ?? [])])
    .map(({ resource }) => resource)
    .filter(Boolean);
const localeFile = /locales[\\/](\w\w-\w\w)\.json(\?lazy)?$/;

/** Locale → file of its messages: those of the first route, and those that only later pages show. */
const messageFiles = (compilation) => {
  const [messages, lazyMessages] = [{}, {}];
  for (const chunk of compilation.chunks) {
    const [found, another] = sourcesIn(compilation, [chunk])
      .map((resource) => localeFile.exec(resource.replace(/\?(?:initial|except=.*)$/, '')))
      .filter(Boolean);
    if (found && !another)
      (found[2] ? lazyMessages : messages)[found[1]] = [...chunk.files].find((file) => file.endsWith('.js'));
  }
  return { messages, lazyMessages };
};

/** The shared libraries that these chunks consume and that the host's first files do not contain. */
const lazyLibraries = ({ chunkGraph }, chunks) => {
  const names = chunks
    .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
    .filter(({ type }) => type === 'consume-shared-module')
    .map(({ options }) => options.shareKey);
  return [...new Set(names)].filter((name) => lazySharedModules.has(name)).sort();
};
/** The code that remote-kit's lazy-apollo.ts loads, with its shared libraries; undefined for a remote without queries. */
const queryClient = (compilation) => {
  const group = compilation.namedChunkGroups.get('graphql-client');
  return (
    group && {
      files: group.getFiles().filter((file) => file.endsWith('.js')),
      libraries: lazyLibraries(compilation, group.chunks),
    }
  );
};
/** Shared library → the files that provide it, for the libraries that the host loads later. */
const providedLibraries = ({ chunkGraph, modules }) =>
  Object.fromEntries(
    [...modules]
      .filter(({ type, blocks }) => type === 'provide-module' && blocks.length > 0)
      .map((module) => [
        // webpack/sharing/provide/default/<name>
        module.libIdent({}).split('/').slice(4).join('/'),
        module.blocks.flatMap((block) =>
          chunkGraph
            .getBlockChunkGroup(block)
            .getFiles()
            .filter((file) => file.endsWith('.js')),
        ),
      ])
      .sort(([a], [b]) => a.localeCompare(b)),
  );

/**
 * Writes build.json (BuildFiles of shared-contracts): the files of a version with their integrity and size.
 */
export class BuildRecordPlugin {
  constructor({ exposed, inlineScript }) {
    this.exposed = exposed;
    this.inlineScript = inlineScript;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BuildRecordPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'BuildRecordPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          this.checkInitialMessages(compilation);
          compilation.emitAsset(
            'build.json',
            new sources.RawSource(JSON.stringify(this.describe(compilation))),
          );
        },
      );
    });
  }

  /** Fails the build if a message of the first chunk is missing in `?initial`; the page would show its id. */
  checkInitialMessages(compilation) {
    const all = [...compilation.modules].map(({ resource }) => resource ?? '');
    if (!all.some((resource) => resource.endsWith('.json?initial'))) return;
    const first = this.exposed.flatMap((name) => compilation.namedChunkGroups.get(name)?.chunks ?? []);
    for (const file of missedModules(compilation.compiler.context, sourcesIn(compilation, first)))
      compilation.errors.push(
        new compilation.compiler.webpack.WebpackError(
          `${file} is in the first chunk, but its messages are not: import it by a relative path with its extension`,
        ),
      );
  }

  /** Fails the build if `preload` in remote.json fits neither the paths nor the queries. */
  readQueries(compilation) {
    const { queries, errors } = readPreloadQueries(compilation.compiler.context);
    for (const error of errors)
      compilation.errors.push(new compilation.compiler.webpack.WebpackError(`remote.json: ${error}`));
    return queries;
  }

  describe(compilation) {
    const queries = this.readQueries(compilation);
    const remoteModule = join(compilation.compiler.context, 'src', 'remote.tsx');
    const files = compilation
      .getAssets()
      .filter(({ name }) => !/\.map$|\.LICENSE\.txt$/.test(name) && !compressedVariant.test(name));
    // CompressPlugin has compressed text files; images, fonts and development builds have only their raw size.
    const brotliBytes = (name) => compilation.getAsset(`${name}.br`)?.source.buffer().length;
    const contents = files.map(({ name, source }) => [name, source.buffer()]);
    const { messages, lazyMessages } = messageFiles(compilation);
    const moduleFiles = new Set();
    for (const [name, group] of compilation.namedChunkGroups)
      if (this.exposed.includes(name)) for (const file of group.getFiles()) moduleFiles.add(file);
    const scripts = files.map(({ name }) => name).filter((name) => name.endsWith('.js'));
    // The entry of a remote is its container, the entry of the host its first file.
    const entry = [/^remoteEntry\./, ...this.exposed.map((name) => new RegExp(`^${name}\\.`))]
      .map((pattern) => scripts.find((name) => pattern.test(name)))
      .find(Boolean);
    const exposedChunks = this.exposed.flatMap(
      (name) => compilation.namedChunkGroups.get(name)?.chunks ?? [],
    );
    const libraries = lazyLibraries(compilation, exposedChunks);
    const client = queryClient(compilation);
    const provides = providedLibraries(compilation);
    const server = files.map(({ name }) => name).find((name) => name.startsWith('server/'));
    return {
      entry: entry ?? '',
      integrity: Object.fromEntries(contents.map(([name, content]) => [name, integrityOf(content)])),
      bytes: Object.fromEntries(
        contents.map(([name, content]) => [
          name,
          { raw: content.length, brotli: brotliBytes(name) ?? content.length },
        ]),
      ),
      module: [...moduleFiles].filter((file) => file.endsWith('.js') && !file.startsWith('remoteEntry')),
      styles: [...moduleFiles].filter((file) => file.endsWith('.css')),
      messages,
      ...(Object.keys(lazyMessages).length > 0 && { lazyMessages }),
      routes: existsSync(remoteModule) ? routeFiles(compilation, remoteModule) : {},
      ...(Object.keys(queries).length > 0 && { queries }),
      ...(libraries.length > 0 && { libraries }),
      ...(client && { queryClient: client }),
      ...(Object.keys(provides).length > 0 && { provides }),
      ...(server && { server }),
      ...(this.inlineScript && { inlineScript: this.inlineScript }),
    };
  }
}
