import {
  validateBuildFiles,
  recordOf,
  validateRemoteManifest,
  string,
  type BuildFiles,
  type Validator,
  type RemoteManifest,
} from '@crema/shared-contracts';
import type { Clock } from '../../http/app-deps.ts';

export interface OverrideFiles {
  readonly manifest: RemoteManifest;
  readonly files: BuildFiles;
  /** Hash → text; none when the remote brings none. */
  readonly documents: Readonly<Record<string, string>>;
}
export type OverrideRefusal = 'unreachable' | 'malformed';
export type ReadOverrideFiles = (address: string) => Promise<OverrideFiles | OverrideRefusal>;

const limitMs = 2000;
const mostBytes = 512 * 1024;
const keptMs = 1000;
const mostKept = 50;

class Refused extends Error {
  readonly refused: OverrideRefusal;
  constructor(refused: OverrideRefusal) {
    super(refused);
    this.refused = refused;
  }
}

/** Reads no more than it may, whatever the other side says of its length. */
const readBounded = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new Refused('malformed');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};
const parse = <T>(body: string, guard: Validator<T>): T => {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new Refused('malformed');
  }
  if (guard(value)) throw new Refused('malformed');
  return value as T;
};

/** Follows no redirect: only the address that was allowed is asked. */
const fetchJson = async <T>(
  address: string,
  guard: Validator<T>,
  signal: AbortSignal,
  absent?: T,
): Promise<T> => {
  const response = await fetch(address, { redirect: 'manual', signal });
  if (response.status === 404 && absent !== undefined) return absent;
  if (response.status !== 200) throw new Refused('unreachable');
  return parse(await readBounded(response), guard);
};
const fetchFiles = async (address: string): Promise<OverrideFiles | OverrideRefusal> => {
  const signal = AbortSignal.timeout(limitMs);
  try {
    const [manifest, files, documents] = await Promise.all([
      fetchJson(`${address}remote.json`, validateRemoteManifest, signal),
      fetchJson(`${address}build.json`, validateBuildFiles, signal),
      fetchJson(`${address}persisted-documents.json`, recordOf(string), signal, {}),
    ]);
    return { manifest, files, documents };
  } catch (cause) {
    return cause instanceof Refused ? cause.refused : 'unreachable';
  }
};

/**
 * What a developer's server says of a version, within 2 s: read for every page anew, and once for those of one
 * second. The caller has made sure that the address may be asked.
 */
export const createOverrideFiles = (clock: Clock): ReadOverrideFiles => {
  const kept = new Map<string, { readonly at: number; readonly answer: ReturnType<ReadOverrideFiles> }>();
  return (address) => {
    const now = clock.now().getTime();
    const known = kept.get(address);
    if (known && now - known.at < keptMs) return known.answer;
    const answer = fetchFiles(address);
    kept.delete(address);
    kept.set(address, { at: now, answer });
    const oldest = kept.keys().next();
    if (kept.size > mostKept && !oldest.done) kept.delete(oldest.value);
    return answer;
  };
};
