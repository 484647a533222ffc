import {
  validateBuildFiles,
  recordOf,
  validateRemoteManifest,
  string,
  type BuildFiles,
  type Validator,
  type RemoteManifest,
} from '@crema/shared-contracts';
import type { Clock } from '../../http/system.ts';

export interface OverrideFiles {
  readonly manifest: RemoteManifest;
  readonly files: BuildFiles;
  /** Maps a hash to its text; empty if the remote has no documents. */
  readonly documents: Readonly<Record<string, string>>;
}
export type OverrideErrorReason = 'unreachable' | 'malformed';
export type ReadOverrideFiles = (url: string) => Promise<OverrideFiles | OverrideErrorReason>;

const limitMs = 2000;
const maxBytes = 512 * 1024;
const ttlMs = 1000;
const maxEntries = 50;

class OverrideError extends Error {
  readonly reason: OverrideErrorReason;
  constructor(reason: OverrideErrorReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Reads at most the limit, even if content-length is larger or missing. */
const readBounded = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new OverrideError('malformed');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};
const parse = <T>(body: string, validate: Validator<T>): T => {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new OverrideError('malformed');
  }
  if (validate(value)) throw new OverrideError('malformed');
  return value as T;
};

/** The request follows no redirect, so that only the allowed URL is requested. */
const fetchJson = async <T>(
  url: string,
  validate: Validator<T>,
  signal: AbortSignal,
  fallback?: T,
): Promise<T> => {
  const response = await fetch(url, { redirect: 'manual', signal });
  if (response.status === 404 && fallback !== undefined) return fallback;
  if (response.status !== 200) throw new OverrideError('unreachable');
  return parse(await readBounded(response), validate);
};
const fetchFiles = async (url: string): Promise<OverrideFiles | OverrideErrorReason> => {
  const signal = AbortSignal.timeout(limitMs);
  try {
    const [manifest, files, documents] = await Promise.all([
      fetchJson(`${url}remote.json`, validateRemoteManifest, signal),
      fetchJson(`${url}build.json`, validateBuildFiles, signal),
      fetchJson(`${url}persisted-documents.json`, recordOf(string), signal, {}),
    ]);
    return { manifest, files, documents };
  } catch (cause) {
    return cause instanceof OverrideError ? cause.reason : 'unreachable';
  }
};

/**
 * Reads a version's files from a developer's server, with a time limit of 2 s. The result is cached for one
 * second only. The caller has checked that the URL is allowed.
 */
export const createOverrideFiles = (clock: Clock): ReadOverrideFiles => {
  const cache = new Map<string, { readonly at: number; readonly files: ReturnType<ReadOverrideFiles> }>();
  return (url) => {
    const now = clock.now().getTime();
    const known = cache.get(url);
    if (known && now - known.at < ttlMs) return known.files;
    const files = fetchFiles(url);
    cache.delete(url);
    cache.set(url, { at: now, files });
    const oldest = cache.keys().next();
    if (cache.size > maxEntries && !oldest.done) cache.delete(oldest.value);
    return files;
  };
};
