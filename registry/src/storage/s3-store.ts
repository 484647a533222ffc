import { setTimeout } from 'node:timers/promises';
import type { HistoryEntry } from '../history.ts';
import {
  contentDiffers,
  type NextDocument,
  type RegistryStore,
  type StoredVersion,
} from './registry-store.ts';
import { AppError } from '../app-error.ts';
import { headersOf } from './s3-location.ts';
import { openBucket, type S3Bucket } from './s3-bucket.ts';
import { isCompressible } from '../version-files.ts';

const documentKey = 'registry.json';
const probeKey = 'conditional-writes';
const swapAttempts = 30;
const pauseMs = 50;
const concurrency = 8;
const json = { ContentType: 'application/json; charset=utf-8', CacheControl: 'no-cache' };

const eachOf = async <Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>) => {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
};
const historyKey = (sequence: number) => `history/${String(sequence).padStart(10, '0')}.json`;
const versionPrefix = (name: string, version: string) => `files/${name}/${version}/`;

/** The form of the entity tag in If-Match: as in HTTP, or without quotes, as older Ceph gateways expect it. */
type TagForm = (etag: string) => string;
const tagForms: readonly TagForm[] = [(etag) => etag, (etag) => etag.replaceAll('"', '')];
const probeTries = 3;

/** Finds the tag form that replaces an unchanged object. Retries, because other processes may write at the same time. */
const findTagForm = async (bucket: S3Bucket): Promise<TagForm | undefined> => {
  for (let attempt = 0; attempt < probeTries; attempt += 1)
    for (const form of tagForms) {
      const probe = await bucket.get(probeKey);
      if (probe && (await bucket.put(probeKey, '{}', { ...json, IfMatch: form(probe.etag) }))) return form;
    }
  return undefined;
};
/** Throws if the store ignores write conditions: it would lose one of two concurrent releases. */
const checkConditions = async (bucket: S3Bucket, location: string): Promise<TagForm> => {
  const isNew = { ...json, IfNoneMatch: '*' };
  await bucket.put(probeKey, '{}', isNew);
  const ignoresNew = await bucket.put(probeKey, '{}', isNew);
  const ignoresMatch = await bucket.put(probeKey, '{}', { ...json, IfMatch: `"${'0'.repeat(32)}"` });
  const form = ignoresNew || ignoresMatch ? undefined : await findTagForm(bucket);
  if (form) return form;
  throw new AppError(
    `${location}: this store ignores conditional writes (If-Match, If-None-Match), which a registry needs. Use another store.`,
  );
};

/** Tries once to replace the document. Returns false if another process changed it first. */
const trySwap = async (bucket: S3Bucket, form: TagForm, next: NextDocument): Promise<boolean> => {
  const stored = await bucket.get(documentKey);
  const text = await next(stored?.body.toString());
  if (text === undefined) return true;
  const condition = stored ? { IfMatch: form(stored.etag) } : { IfNoneMatch: '*' };
  if (await bucket.put(documentKey, text, { ...json, ...condition })) return true;
  // After a lost reply the SDK repeats the request, and the condition fails because of its own first write.
  return (await bucket.get(documentKey))?.body.toString() === text;
};

const groupVersions = (objects: Awaited<ReturnType<S3Bucket['list']>>): readonly StoredVersion[] => {
  const versions = new Map<string, StoredVersion>();
  for (const { key, changedAt } of objects) {
    const [, name = '', version = ''] = key.split('/');
    const before = versions.get(`${name}/${version}`);
    if (!before || before.changedAt < changedAt)
      versions.set(`${name}/${version}`, { name, version, changedAt });
  }
  return [...versions.values()];
};

/**
 * A registry in a bucket of an S3-compatible store. Needs no lock: the document is replaced only if it is unchanged
 * since it was read (If-Match); history entries and files are written once (If-None-Match).
 */
export const createS3Store = (
  location: string,
  environment: Readonly<Record<string, string | undefined>>,
): RegistryStore => {
  const bucket = openBucket(location, environment);
  let checked: Promise<TagForm> | undefined;
  const storeFile = async (key: string, content: Buffer, compare: boolean) => {
    const isNew = await bucket.put(key, content, { ...headersOf(key), IfNoneMatch: '*' });
    if (!isNew && compare && !(await bucket.get(key))?.body.equals(content))
      throw contentDiffers(`${location}/${key}`);
  };
  return {
    location,
    readDocument: async () => (await bucket.get(documentKey))?.body.toString(),
    swapDocument: async (next, afterwards) => {
      const form = await (checked ??= checkConditions(bucket, location));
      for (let attempt = 0; !(await trySwap(bucket, form, next)); attempt += 1) {
        if (attempt === swapAttempts)
          throw new AppError(`${location}: other processes keep changing the document. Try again.`);
        await setTimeout(Math.random() * pauseMs * (attempt + 1));
      }
      await afterwards();
    },
    readHistory: async () => {
      const entries: HistoryEntry[] = [];
      await eachOf(await bucket.list('history/'), async ({ key }) => {
        const stored = await bucket.get(key);
        if (stored) entries.push(JSON.parse(stored.body.toString()) as HistoryEntry);
      });
      return entries.sort((one, other) => one.sequence - other.sequence);
    },
    addHistory: async (entry) => {
      await bucket.put(historyKey(entry.sequence), JSON.stringify(entry), { ...json, IfNoneMatch: '*' });
    },
    listVersions: async () => groupVersions(await bucket.list('files/')),
    storeVersion: async (name, version, { plain, compressed, checked: compared }) => {
      const prefix = versionPrefix(name, version);
      const existing = new Set((await bucket.list(prefix)).map(({ key }) => key.slice(prefix.length)));
      const isMissing = (file: string) => !existing.has(file);
      await eachOf(plain, async ([file, content]) => {
        if (isMissing(file) || compared.includes(file))
          await storeFile(prefix + file, content, compared.includes(file));
      });
      if ([...plain.keys()].some((file) => isCompressible(file) && isMissing(`${file}.br`)))
        await eachOf(compressed(), ([file, content]) => storeFile(prefix + file, content, false));
    },
    removeVersion: async (name, version) =>
      eachOf(await bucket.list(versionPrefix(name, version)), ({ key }) => bucket.remove(key)),
  };
};
