import {
  between,
  nonEmptyString,
  boolean,
  integer,
  array,
  optional,
  pattern,
  recordOf,
  object,
  string,
  type Validator,
  type Validated,
} from '../validation/value-validators.ts';
import {
  validateBuildFiles,
  validateRemoteManifest,
  remoteName,
  versionName,
  type BuildFiles,
  type RemoteManifest,
  type VersionFiles,
} from './remote-manifest.ts';

/** A record whose keys become paths, so that each key is checked too. */
const recordByRemoteName =
  <T>(name: Validator<string>, validate: Validator<T>): Validator<Readonly<Record<string, T>>> =>
  (value, path = '') =>
    recordOf(validate)(value, path) ??
    Object.keys(value as object)
      .map((key) => name(key, `${path} ${JSON.stringify(key.slice(0, 40))}`))
      .find((error) => error !== undefined);
const versionRecord = object({
  /** Folder of the version's files, as an absolute path or URL, with a trailing slash. */
  url: nonEmptyString,
  alternative: optional(string),
  manifest: validateRemoteManifest,
  files: validateBuildFiles,
  /** A ContractRecord; not sent to browsers. Only its schema number is checked here; the publish gate, its only reader, checks the rest. */
  contract: optional(object({ schema: integer })),
  /**
   * Integrity of its persisted-documents.json; the server does not send it to browsers. Versions published
   * before documents were signed lack it: the server does not trust their documents.
   */
  documents: optional(pattern(/^sha384-[A-Za-z0-9+/]{64}$/)),
  publishedAt: nonEmptyString,
  /** The time when it last ceased to be stable, canary or previous: open pages may still run it. */
  withdrawnAt: optional(string),
});
const remoteRecord = object({
  enabled: boolean,
  disabledReason: optional(string),
  stable: versionName,
  previous: optional(versionName),
  canary: optional(object({ version: versionName, percent: between(0, 100) })),
  /** The canary that the command line or the watcher withdrew last, and the reason. */
  takenBack: optional(object({ version: versionName, at: nonEmptyString, reason: nonEmptyString })),
  /** The seed that decides a visitor's bucket for this remote alone. */
  salt: nonEmptyString,
  versions: recordByRemoteName(versionName, versionRecord),
});
/**
 * The file that the registry keeps: the document as JSON text, and an Ed25519 signature over the bytes of
 * that text. keyId is the first 16 hex digits of the SHA-256 of the public key (SPKI, DER).
 */
export const validateSignedDocument = object({
  document: nonEmptyString,
  signature: pattern(/^[A-Za-z0-9+/]{86}==$/),
  keyId: pattern(/^[0-9a-f]{16}$/),
});
export type SignedDocument = Validated<typeof validateSignedDocument>;

const removedVersion = object({ name: remoteName, version: versionName });
/** The last change with its reason; it is also the newest line of the registry's history. */
const lastChange = object({
  at: nonEmptyString,
  sequence: integer,
  command: nonEmptyString,
  remote: optional(string),
  version: optional(string),
  percent: optional(between(0, 100)),
  reason: optional(string),
  detail: optional(string),
  removed: optional(array(removedVersion)),
});

/**
 * The schema number that the registry writes. Version 1 used `address` for `url` and, in `lastChange`, `verb`
 * for `command`.
 */
export const registrySchema = 2;

/**
 * The registry document: the remotes, their versions, and the share of visitors of each version
 * (architecture, Composition).
 */
export const validateRegistryDocument = object({
  schema: integer,
  sequence: integer,
  updatedAt: nonEmptyString,
  remotes: recordByRemoteName(remoteName, remoteRecord),
  /** A registry without a history lacks this field. */
  lastChange: optional(lastChange),
  /** Versions whose files garbage collection is removing: they cannot be published until it has finished. */
  removing: optional(array(removedVersion)),
});
export type RegistryDocument = Validated<typeof validateRegistryDocument>;
export type RemoteRecord = RegistryDocument['remotes'][string];

type JsonObject = Readonly<Record<string, unknown>>;
const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const renameKey = (value: unknown, from: string, to: string): unknown => {
  if (!isJsonObject(value) || !(from in value)) return value;
  const { [from]: kept, ...rest } = value;
  return { ...rest, [to]: kept };
};
const mapValues = (value: unknown, change: (value: unknown) => unknown): unknown =>
  isJsonObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner)]))
    : value;
/** Returns a change of the history in the form of schema 2; accepts entries of any age. */
export const upgradeChange = (value: unknown): unknown => renameKey(value, 'verb', 'command');
const upgradeRemote = (value: unknown): unknown =>
  isJsonObject(value) && value['versions']
    ? { ...value, versions: mapValues(value['versions'], (version) => renameKey(version, 'address', 'url')) }
    : value;

/**
 * Converts a published document of schema 1 to schema 2. Returns a document of another schema, or another
 * value, unchanged. Verify the signature first: it covers the text as it was published.
 */
export const upgradeRegistryDocument = (value: unknown): unknown =>
  isJsonObject(value) && value['schema'] === 1
    ? {
        ...value,
        schema: registrySchema,
        remotes: mapValues(value['remotes'], upgradeRemote),
        ...('lastChange' in value && { lastChange: upgradeChange(value['lastChange']) }),
      }
    : value;

export interface ResolvedRemote {
  readonly name: string;
  readonly version: string;
  readonly chosenBecause: 'stable' | 'canary' | 'override';
  /**
   * The host tries them in this order: the version's URL, its alternative, then the URL of the previous good
   * version.
   */
  readonly url: string;
  readonly alternative?: string;
  readonly manifest: RemoteManifest;
  readonly files: VersionFiles;
  readonly previous?: {
    readonly version: string;
    readonly url: string;
    readonly files: VersionFiles;
    readonly manifest: RemoteManifest;
  };
}
export interface ResolvedRegistry {
  readonly sequence: number;
  readonly remotes: readonly ResolvedRemote[];
  /** Remotes that are switched off: their routes show a page that says so (PLT-005). */
  readonly disabled: readonly { readonly name: string; readonly paths: readonly string[] }[];
}

/** Returns the FNV-1a hash of the text as a number in [0, 100). */
export const bucketOf = (visitorId: string, remote: string, salt: string): number => {
  let hash = 0x811c9dc5;
  for (const character of `${salt}\u0000${remote}\u0000${visitorId}`) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  hash ^= hash >>> 16;
  return ((hash >>> 0) / 0x1_0000_0000) * 100;
};

const choose = (
  visitorId: string,
  name: string,
  record: RemoteRecord,
): { version: string; chosenBecause: 'stable' | 'canary' } =>
  record.canary && bucketOf(visitorId, name, record.salt) < record.canary.percent
    ? { version: record.canary.version, chosenBecause: 'canary' }
    : { version: record.stable, chosenBecause: 'stable' };

/** The remotes whose canary this visitor gets: visitors with the same ones get the same composition. */
export const canariesOf = ({ remotes }: RegistryDocument, visitorId: string): readonly string[] =>
  Object.entries(remotes)
    .filter(([name, record]) => choose(visitorId, name, record).chosenBecause === 'canary')
    .map(([name]) => name);

/**
 * Scripts and styles: the files whose integrity a browser checks. A picture has no integrity attribute, and the server bundle
 * stays with the server, so browsers could not use their hashes.
 */
const isScriptOrStyle = /\.(?:js|css)$/;
export const browserFiles = ({ server, integrity, bytes, ...files }: BuildFiles): BuildFiles => {
  const isForBrowsers = ([file]: readonly [string, unknown]) => file !== server && isScriptOrStyle.test(file);
  return {
    ...files,
    integrity: Object.fromEntries(Object.entries(integrity).filter(isForBrowsers)),
    bytes: Object.fromEntries(Object.entries(bytes).filter(isForBrowsers)),
  };
};

/**
 * Selects one compatible set of versions for a visitor. The bounds are strict: 0 % selects no visitor, 100 %
 * selects every visitor (PLT-008).
 */
export const resolveRegistry = (document: RegistryDocument, visitorId: string): ResolvedRegistry => {
  const remotes: ResolvedRemote[] = [];
  const disabled: { name: string; paths: readonly string[] }[] = [];
  for (const [name, record] of Object.entries(document.remotes)) {
    const { version: chosen, chosenBecause } = choose(visitorId, name, record);
    const found = record.versions[chosen];
    if (!found) continue;
    if (!record.enabled) {
      disabled.push({ name, paths: found.manifest.routes.map((route) => route.path) });
      continue;
    }
    const fallbackVersion = chosenBecause === 'canary' ? record.stable : record.previous;
    const fallback = fallbackVersion === undefined ? undefined : record.versions[fallbackVersion];
    remotes.push({
      name,
      version: chosen,
      chosenBecause,
      url: found.url,
      ...(found.alternative && { alternative: found.alternative }),
      manifest: found.manifest,
      files: browserFiles(found.files),
      ...(fallback &&
        fallbackVersion && {
          previous: {
            version: fallbackVersion,
            url: fallback.url,
            files: browserFiles(fallback.files),
            manifest: fallback.manifest,
          },
        }),
    });
  }
  return { sequence: document.sequence, remotes, disabled };
};
