import { createHash } from 'node:crypto';
import type { BrowserContext, Route } from '@playwright/test';
import {
  hostPaths,
  type BootDocument,
  type FileIntegrityReply,
  type RemoteManifest,
  type ResolvedRemote,
} from '@crema/shared-contracts';

/** Removes the change, as a repair on the server would. */
export type Lift = () => Promise<void>;

/** Another build of a remote, made from the build that is served. */
export interface OtherBuild {
  /** The name of the remote, such as `mfe-gift`. */
  readonly remote: string;
  /** The one file with a different text, by its URL. */
  readonly file?: RegExp;
  readonly change?: (text: string) => string;
  readonly manifest?: (manifest: RemoteManifest) => RemoteManifest;
  /** Whether pages expect the changed text; false simulates a file that was changed in transit. */
  readonly expected: boolean;
}
const bootDocument = /(<script type="application\/json" id="crema-boot">)(.*?)(<\/script>)/s;
const preloads = /<link rel="preload"[^>]*>/g;
const registryPaths = /\/apiproxy\/v1\/composition(\/events)?(\?|$)/;

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const urlOf = (remote: ResolvedRemote, path: string, base: string) =>
  new URL(path, new URL(remote.url, base));

/** A page contains the integrity of its own remote only. */
const readIntegrity = async (context: BrowserContext, { name, version }: ResolvedRemote, base: string) => {
  const key = `${name}@${version}`;
  const url = new URL(`${hostPaths.fileIntegrity}?versions=${encodeURIComponent(key)}`, base);
  const reply = (await (await context.request.get(url.href)).json()) as FileIntegrityReply;
  return reply[key] ?? {};
};

/** Returns the integrity map with the hash of the changed text. */
const newIntegrity = async (
  context: BrowserContext,
  remote: ResolvedRemote,
  other: OtherBuild,
  base: string,
) => {
  const { file, change } = other;
  const integrity = remote.files.integrity ?? (await readIntegrity(context, remote, base));
  if (!file || !change) return integrity;
  const path = Object.keys(integrity).find((name) => file.test(urlOf(remote, name, base).pathname));
  if (!path) throw new Error(`${remote.name} has no file ${String(file)}. Pass a file of its build.json.`);
  const sound = await context.request.get(urlOf(remote, path, base).href);
  return { ...integrity, [path]: integrityOf(change(await sound.text())) };
};

/** Returns the page as the server would send it if the other build were published as version `…-other`. */
const changedPage = async (context: BrowserContext, page: string, base: string, other: OtherBuild) => {
  const text = bootDocument.exec(page)?.[2];
  if (!text) return page;
  const boot = JSON.parse(text) as BootDocument;
  const remotes = await Promise.all(
    boot.registry.remotes.map(async (remote) =>
      remote.name === other.remote
        ? {
            ...remote,
            version: `${remote.version}-other`,
            manifest: other.manifest?.(remote.manifest) ?? remote.manifest,
            files: { ...remote.files, integrity: await newIntegrity(context, remote, other, base) },
          }
        : remote,
    ),
  );
  const registry = { ...boot.registry, remotes, sequence: boot.registry.sequence - 1 };
  const changed = JSON.stringify({ ...boot, registry }).replaceAll('<', '\\u003c');
  return (
    page
      // Preload links would carry the integrity of the original file.
      .replace(preloads, (link) => (other.file?.test(/href="([^"]*)"/.exec(link)?.[1] ?? '') ? '' : link))
      .replace(bootDocument, (_, open: string, __, close: string) => `${open}${changed}${close}`)
  );
};

type Answer = (route: Route) => Promise<void>;
/**
 * The answers that are under way. `unroute` continues the request of an answer that is still being fetched, and `fulfill` then throws
 * outside of every caller: the build is lifted when all have ended.
 */
const createRunningAnswers = () => {
  const running = new Set<Promise<void>>();
  const track =
    (answer: Answer): Answer =>
    (route) => {
      const answered = answer(route).finally(() => running.delete(answered));
      running.add(answered);
      return answered;
    };
  const finish = async (): Promise<void> => {
    while (running.size > 0) await Promise.allSettled(running);
  };
  return { track, finish };
};

/**
 * Serves another build instead of the version in the registry. The page cannot reach the registry meanwhile;
 * afterwards the registry offers the original version again, as after a rollback.
 */
export const serveInstead = async (context: BrowserContext, other: OtherBuild): Promise<Lift> => {
  const { file, change, expected } = other;
  const { track, finish } = createRunningAnswers();
  const swapped = track(async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, body: change?.(await reply.text()) ?? '' });
  });
  const pages = track(async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const reply = await route.fetch();
    return route.fulfill({
      response: reply,
      body: await changedPage(context, await reply.text(), reply.url(), other),
    });
  });
  const unreachable = (route: Route) => route.abort();
  if (file) await context.route(file, swapped);
  if (expected) {
    await context.route('**/*', pages);
    await context.route(registryPaths, unreachable);
  }
  return async () => {
    await finish();
    if (file) await context.unroute(file, swapped);
    await context.unroute('**/*', pages);
    await context.unroute(registryPaths, unreachable);
  };
};
