type Environment = Readonly<Record<string, string | undefined>>;
export interface Fetched {
  readonly text: string;
  readonly tag: string | undefined;
}
/** Where a registry is kept that is not in a folder of this machine. */
export interface RegistryOrigin {
  /** `undefined` when it is still what had that tag; throws when it is not there or the origin does not answer. */
  get(name: string, tag?: string): Promise<Fetched | undefined>;
}
const patienceMs = 5_000;
const unchanged = 304;

const fromAddress = (address: string): RegistryOrigin => ({
  get: async (name, tag) => {
    const reply = await fetch(`${address.replace(/\/$/, '')}/${name}`, {
      headers: tag ? { 'if-none-match': tag } : {},
      signal: AbortSignal.timeout(patienceMs),
    });
    if (reply.status === unchanged) return undefined;
    if (!reply.ok) throw new Error(`${reply.url} answered ${reply.status}`);
    return { text: await reply.text(), tag: reply.headers.get('etag') ?? undefined };
  },
});

const statusOf = (cause: unknown) =>
  (cause as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
const fromBucket = (address: string, environment: Environment): RegistryOrigin => {
  const { hostname: Bucket, pathname } = new URL(address);
  const prefix = pathname.split('/').filter(Boolean).join('/');
  const endpoint = environment['CREMA_S3_ENDPOINT'];
  // Loaded by those who need it: most servers have their registry in a folder.
  const sdk = import('@aws-sdk/client-s3');
  const made = sdk.then(
    ({ S3Client }) =>
      new S3Client({
        ...(endpoint && { endpoint, forcePathStyle: true, region: environment['AWS_REGION'] ?? 'us-east-1' }),
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
  );
  return {
    get: async (name, tag) => {
      const Key = prefix ? `${prefix}/${name}` : name;
      try {
        const abortSignal = AbortSignal.timeout(patienceMs);
        const { GetObjectCommand } = await sdk;
        const command = new GetObjectCommand({ Bucket, Key, ...(tag && { IfNoneMatch: tag }) });
        const { Body, ETag } = await (await made).send(command, { abortSignal });
        return { text: (await Body?.transformToString()) ?? '', tag: ETag };
      } catch (cause) {
        if (statusOf(cause) === unchanged) return undefined;
        throw cause;
      }
    },
  };
};

/** https://… is read as it is, s3://bucket/prefix with the SDK's own chain of region and credentials. */
export const openRegistryOrigin = (address: string, environment: Environment): RegistryOrigin => {
  if (address.startsWith('s3://')) return fromBucket(address, environment);
  if (/^https?:\/\//.test(address)) return fromAddress(address);
  throw new Error(`REGISTRY_URL: ${address} is neither https://… nor s3://bucket/prefix`);
};
