import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  type PutObjectCommandInput,
} from '@aws-sdk/client-s3';
import { parseS3Location } from './s3-location.ts';

export interface StoredObject {
  readonly key: string;
  readonly changedAt: Date;
}
export interface ChangedText {
  readonly text: string;
  readonly tag: string | undefined;
}
/** The operations a registry needs from an object store; keys are relative to the prefix. */
export interface S3Bucket {
  get(key: string): Promise<{ readonly body: Buffer; readonly etag: string } | undefined>;
  /** Resolves with undefined if the object still has that tag. Rejects if the object does not exist. */
  getChanged(key: string, tag: string | undefined, signal: AbortSignal): Promise<ChangedText | undefined>;
  /** False if the condition failed: the object exists, or has changed. */
  put(key: string, body: Buffer | string, headers: Partial<PutObjectCommandInput>): Promise<boolean>;
  list(below: string): Promise<readonly StoredObject[]>;
  remove(key: string): Promise<void>;
}
type Environment = Readonly<Record<string, string | undefined>>;

const unchangedStatus = 304;
const conflictStatus: readonly unknown[] = [409, 412];
const statusOf = (cause: unknown) =>
  (cause as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

/** Region and credentials come from the SDK's default chain; CREMA_S3_ENDPOINT names a store other than Amazon's. */
const createClient = (environment: Environment) => {
  const endpoint = environment.CREMA_S3_ENDPOINT;
  return new S3Client({
    ...(endpoint && { endpoint, forcePathStyle: true, region: environment.AWS_REGION ?? 'us-east-1' }),
    // Older stores refuse these headers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
};

/** The only client of S3-compatible stores: the registry writes with it, servers read with it. */
export const openBucket = (location: string, environment: Environment): S3Bucket => {
  const { bucket: Bucket, prefix } = parseS3Location(location);
  const client = createClient(environment);
  return {
    get: async (key) => {
      try {
        const { Body, ETag = '' } = await client.send(new GetObjectCommand({ Bucket, Key: prefix + key }));
        return { body: Buffer.from((await Body?.transformToByteArray()) ?? []), etag: ETag };
      } catch (cause) {
        // The reply for a missing bucket is 404 too, but must be an error.
        if ((cause as Error).name === 'NoSuchKey') return undefined;
        throw cause;
      }
    },
    getChanged: async (key, tag, abortSignal) => {
      const command = new GetObjectCommand({ Bucket, Key: prefix + key, ...(tag && { IfNoneMatch: tag }) });
      try {
        const { Body, ETag } = await client.send(command, { abortSignal });
        return { text: (await Body?.transformToString()) ?? '', tag: ETag };
      } catch (cause) {
        if (statusOf(cause) === unchangedStatus) return undefined;
        throw cause;
      }
    },
    put: async (key, body, headers) => {
      try {
        await client.send(new PutObjectCommand({ Bucket, Key: prefix + key, Body: body, ...headers }));
        return true;
      } catch (cause) {
        const isGone = headers.IfMatch !== undefined && (cause as Error).name === 'NoSuchKey';
        if (isGone || conflictStatus.includes(statusOf(cause))) return false;
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
