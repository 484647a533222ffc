import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  type PutObjectCommandInput,
} from '@aws-sdk/client-s3';
import { parseS3Address } from './s3-address.ts';

export interface StoredObject {
  readonly key: string;
  readonly changedAt: Date;
}
/** The few things that a registry asks of an object store; keys are below the prefix. */
export interface S3Bucket {
  get(key: string): Promise<{ readonly body: Buffer; readonly etag: string } | undefined>;
  /** False when the store refused the condition: the object is there already, or is another one by now. */
  put(key: string, body: Buffer | string, headers: Partial<PutObjectCommandInput>): Promise<boolean>;
  list(below: string): Promise<readonly StoredObject[]>;
  remove(key: string): Promise<void>;
}
type Environment = Readonly<Record<string, string | undefined>>;

const conflictStatus: readonly unknown[] = [409, 412];
const statusOf = (cause: unknown) =>
  (cause as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

/** Region and credentials come from the SDK's own chain; CREMA_S3_ENDPOINT names a store that is not Amazon's. */
const createClient = (environment: Environment) => {
  const endpoint = environment.CREMA_S3_ENDPOINT;
  return new S3Client({
    ...(endpoint && { endpoint, forcePathStyle: true, region: environment.AWS_REGION ?? 'us-east-1' }),
    // Stores older than these headers refuse them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
};

export const openBucket = (place: string, environment: Environment): S3Bucket => {
  const { bucket: Bucket, prefix } = parseS3Address(place);
  const client = createClient(environment);
  return {
    get: async (key) => {
      try {
        const { Body, ETag = '' } = await client.send(new GetObjectCommand({ Bucket, Key: prefix + key }));
        return { body: Buffer.from((await Body?.transformToByteArray()) ?? []), etag: ETag };
      } catch (cause) {
        // A bucket that is missing answers 404 as well, and is an error.
        if ((cause as Error).name === 'NoSuchKey') return undefined;
        throw cause;
      }
    },
    put: async (key, body, headers) => {
      try {
        await client.send(new PutObjectCommand({ Bucket, Key: prefix + key, Body: body, ...headers }));
        return true;
      } catch (cause) {
        const gone = headers.IfMatch !== undefined && (cause as Error).name === 'NoSuchKey';
        if (gone || conflictStatus.includes(statusOf(cause))) return false;
        throw cause;
      }
    },
    list: async (below) => {
      const objects: StoredObject[] = [];
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix + below }))
        for (const { Key = '', LastModified = new Date(0) } of page.Contents ?? [])
          objects.push({ key: Key.slice(prefix.length), changedAt: LastModified });
      return objects;
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: prefix + key }));
    },
  };
};
