import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BuildFiles, HostServerBundle, ShellRequest } from '@crema/shared-contracts';
import type { FastifyBaseLogger } from 'fastify';
import { isCachedUrl } from './cached-url.ts';

const maxCachedShells = 500;

const require = createRequire(import.meta.url);

const isServerBundle = (value: object): value is HostServerBundle =>
  'renderShell' in value && typeof value.renderShell === 'function';

/** Requires the bundle, a CommonJS file, after it is compared with its integrity in build.json. */
const requireBundle = async (folder: string, file: string, integrity: string | undefined) => {
  const path = join(folder, file);
  const found = `sha384-${createHash('sha384')
    .update(await readFile(path))
    .digest('base64')}`;
  if (found !== integrity)
    throw new Error(
      `${path} has the integrity ${found}; build.json expects ${integrity}. Deploy the host again.`,
    );
  const bundle = require(path) as object;
  if (!isServerBundle(bundle)) throw new Error(`${path} does not export renderShell. Build the host again.`);
  return bundle;
};

/**
 * Everything that the markup depends on: equal keys have equal markup. Undefined for a visitor with overrides, whose
 * remotes may change without a new version. The year is in the footer.
 */
const keyOf = ({ boot, pathname, search, theme, isMissing }: ShellRequest): string | undefined =>
  boot.overrides.length > 0 || !isCachedUrl(pathname, search)
    ? undefined
    : JSON.stringify([
        pathname,
        search,
        boot.locale,
        theme,
        isMissing,
        boot.session,
        boot.flags,
        boot.registry.remotes.map(({ name, version }) => `${name}@${version}`),
        boot.registry.disabled,
        new Date().getFullYear(),
      ]);

type RenderCached = (request: ShellRequest) => string;
/** Keeps the markup that was used last. */
const withCache = ({ renderShell }: HostServerBundle): RenderCached => {
  const cache = new Map<string, string>();
  return (request) => {
    const key = keyOf(request);
    if (key === undefined) return renderShell(request);
    const markup = cache.get(key) ?? renderShell(request);
    cache.delete(key);
    cache.set(key, markup);
    const [oldest] = cache.keys();
    if (cache.size > maxCachedShells && oldest !== undefined) cache.delete(oldest);
    return markup;
  };
};

export type ShellMarkup = (request: ShellRequest) => Promise<string>;
/**
 * The host's shell for one visitor, rendered by the server bundle of the deployed host. A failure is logged and gives an
 * empty text: the page is served all the same, and its scripts render the shell.
 */
export const createShellMarkup = (
  folder: string,
  hostFiles: () => BuildFiles,
  log: FastifyBaseLogger,
): ShellMarkup => {
  let loaded: { readonly file: string; readonly render: Promise<RenderCached> } | undefined;
  const nothing: RenderCached = () => '';
  const load = (file: string, integrity: string | undefined) =>
    requireBundle(folder, file, integrity).then(withCache, (cause: unknown) => {
      log.error(
        { file, cause },
        'could not load the server bundle of the host; pages are served without a shell',
      );
      return nothing;
    });
  return async (request) => {
    const { server: file, integrity } = hostFiles();
    if (file === undefined) return '';
    if (loaded?.file !== file) loaded = { file, render: load(file, integrity[file]) };
    try {
      return (await loaded.render)(request);
    } catch (cause) {
      log.error(
        { pathname: request.pathname, cause },
        'could not render the shell; the scripts of the page render it',
      );
      return '';
    }
  };
};
