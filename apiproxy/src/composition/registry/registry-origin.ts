import type { ChangedText } from '@crema/registry/bucket';
import type { Environment } from '../../http/environment/environment.ts';

type BucketEnvironment = Pick<Environment, 'CREMA_S3_ENDPOINT' | 'AWS_REGION'>;
/** A registry that is not in a local folder. */
export interface RegistryOrigin {
  /** `undefined` if the content still has that tag. Throws if it does not exist or the origin does not respond. */
  get(name: string, tag?: string): Promise<ChangedText | undefined>;
}
const timeLimitMs = 5_000;
const unchanged = 304;

const fromUrl = (address: string): RegistryOrigin => ({
  get: async (name, tag) => {
    const reply = await fetch(`${address.replace(/\/$/, '')}/${name}`, {
      headers: tag ? { 'if-none-match': tag } : {},
      signal: AbortSignal.timeout(timeLimitMs),
    });
    if (reply.status === unchanged) return undefined;
    if (!reply.ok) throw new Error(`${reply.url}: found HTTP status ${reply.status}, expected 200 or 304`);
    return { text: await reply.text(), tag: reply.headers.get('etag') ?? undefined };
  },
});

const fromBucket = (address: string, environment: BucketEnvironment): RegistryOrigin => {
  // The SDK is loaded on demand, because most servers read their registry from a folder.
  const open = async () => (await import('@crema/registry/bucket')).openBucket(address, environment);
  let bucket: ReturnType<typeof open> | undefined;
  return {
    get: async (name, tag) => {
      const { getChanged } = await (bucket ??= open());
      // The time limit is for the reply, not for loading the SDK.
      return getChanged(name, tag, AbortSignal.timeout(timeLimitMs));
    },
  };
};

/**
 * A URL https://… is fetched directly; s3://bucket/prefix uses the SDK's default chain of region and
 * credentials.
 */
export const openRegistryOrigin = (address: string, environment: BucketEnvironment): RegistryOrigin => {
  if (address.startsWith('s3://')) return fromBucket(address, environment);
  if (/^https?:\/\//.test(address)) return fromUrl(address);
  throw new Error(`REGISTRY_URL: found ${address}; expected https://… or s3://bucket/prefix`);
};
