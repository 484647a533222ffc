import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildFiles } from '@crema/shared-contracts';
import type { Bundle } from '@crema/rendering';
import type { AppDeps } from '../../http/app-deps.ts';
import { checkServerBundle, serverBundlePath } from '../registry/server-bundle-file.ts';
import type { RegistryReader } from '../registry/registry-reader.ts';

export interface ServerBundles {
  /** The deployed host's; undefined if it has none, or if the file is not the one that build.json describes. */
  host(): Bundle | undefined;
  /** That of a version in the registry; undefined as for the host. */
  remote(name: string, version: string): Bundle | undefined;
}
interface BundleFile {
  readonly key: string;
  readonly path: string;
  readonly files: BuildFiles;
  readonly publicPath?: string;
}
/** The bundles of more versions than a registry usually has. */
const maxBundles = 64;
const retryMs = 10_000;

const read = ({ key, path, files, publicPath }: BundleFile): Bundle => {
  const code = readFileSync(path, 'utf8');
  checkServerBundle(code, files, key);
  return { key, code, publicPath };
};

/** Reads server bundles and compares them with their integrity, once for each key. */
export const createServerBundles = (
  folders: { readonly host: string; readonly registry: string },
  hostFiles: () => BuildFiles,
  registry: Pick<RegistryReader, 'current'>,
  { log, clock }: Pick<AppDeps, 'log' | 'clock'>,
): ServerBundles => {
  const known = new Map<string, { readonly bundle: Bundle | undefined; readonly readAt: number }>();
  /** A file that is missing or wrong is logged, and read again after some time: it may be copied later. */
  const find = (file: BundleFile): Bundle | undefined => {
    const now = clock.now().getTime();
    const found = known.get(file.key);
    if (found && (found.bundle || now < found.readAt + retryMs)) return found.bundle;
    let bundle: Bundle | undefined;
    try {
      bundle = read(file);
    } catch (cause) {
      log.error({ cause, bundle: file.key }, 'could not read a server bundle; its pages are not rendered');
    }
    known.set(file.key, { bundle, readAt: now });
    const [oldest] = known.keys();
    if (known.size > maxBundles && oldest !== undefined) known.delete(oldest);
    return bundle;
  };
  return {
    host: () => {
      const files = hostFiles();
      const { server } = files;
      return server === undefined
        ? undefined
        : find({ key: `host@${server}`, path: join(folders.host, server), files });
    },
    remote: (name, version) => {
      const published = registry.current().remotes[name]?.versions[version];
      const files = published?.files;
      return files?.server === undefined
        ? undefined
        : find({
            key: `${name}@${version}`,
            path: join(folders.registry, serverBundlePath(name, version, files.server)),
            files,
            publicPath: published?.url,
          });
    },
  };
};
