import type { Environment } from '../http/environment/environment.ts';

type BucketEnvironment = Pick<Environment, 'CREMA_S3_ENDPOINT' | 'AWS_REGION'>;
export interface Fetched {
  readonly text: string;
  readonly tag: string | undefined;
}
/** A registry that is not in a local folder. */
export interface RegistryOrigin {
  /** `undefined` if the content still has that tag. Throws if it does not exist or the origin does not respond. */
  get(name: string, tag?: string): Promise<Fetched | undefined>;
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

const statusOf = (cause: unknown) =>
  (cause as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
const fromBucket = (address: string, environment: BucketEnvironment): RegistryOrigin => {
  const { hostname: Bucket, pathname } = new URL(address);
  const prefix = pathname.split('/').filter(Boolean).join('/');
  const endpoint = environment.CREMA_S3_ENDPOINT;
  // Loaded on demand, because most servers read their registry from a folder.
  const sdk = import('@aws-sdk/client-s3');
  const made = sdk.then(
    ({ S3Client }) =>
      new S3Client({
        ...(endpoint && { endpoint, forcePathStyle: true, region: environment.AWS_REGION ?? 'us-east-1' }),
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
  );
  return {
    get: async (name, tag) => {
      const Key = prefix ? `${prefix}/${name}` : name;
      try {
        const [{ GetObjectCommand }, client] = await Promise.all([sdk, made]);
        const command = new GetObjectCommand({ Bucket, Key, ...(tag && { IfNoneMatch: tag }) });
        // The time limit is for the reply, not for loading the SDK.
        const abortSignal = AbortSignal.timeout(timeLimitMs);
        const { Body, ETag } = await client.send(command, { abortSignal });
        return { text: (await Body?.transformToString()) ?? '', tag: ETag };
      } catch (cause) {
        if (statusOf(cause) === unchanged) return undefined;
        throw cause;
      }
    },
  };
};

/** https://… is fetched directly; s3://bucket/prefix uses the SDK's default chain of region and credentials. */
export const openRegistryOrigin = (address: string, environment: BucketEnvironment): RegistryOrigin => {
  if (address.startsWith('s3://')) return fromBucket(address, environment);
  if (/^https?:\/\//.test(address)) return fromUrl(address);
  throw new Error(`REGISTRY_URL: found ${address}; expected https://… or s3://bucket/prefix`);
};
