import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { CreateBucketCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { openRegistryOrigin } from './registry-origin.ts';

const endpoint = process.env['TEST_S3_ENDPOINT'];
const skip = endpoint
  ? false
  : 'no S3-compatible store is named by TEST_S3_ENDPOINT: scripts/with-s3.sh runs one';

describe('the origin of a registry', () => {
  it('is a bucket of an S3-compatible store, asked by tag', { skip }, async () => {
    Object.assign(process.env, {
      AWS_ACCESS_KEY_ID: process.env['TEST_S3_KEY'],
      AWS_SECRET_ACCESS_KEY: process.env['TEST_S3_SECRET'],
      AWS_REGION: 'us-east-1',
    });
    const client = new S3Client({ endpoint: endpoint ?? '', forcePathStyle: true });
    const Bucket = 'crema-origin';
    const prefix = randomUUID();
    await client.send(new CreateBucketCommand({ Bucket }));
    const put = (Body: string) =>
      client.send(new PutObjectCommand({ Bucket, Key: `${prefix}/registry.json`, Body }));
    const { get } = openRegistryOrigin(`s3://${Bucket}/${prefix}`, { CREMA_S3_ENDPOINT: endpoint });
    await assert.rejects(get('registry.json'), /NoSuchKey|UnknownError/);
    await put('first');
    const first = await get('registry.json');
    assert.equal(first?.text, 'first');
    assert.equal(await get('registry.json', first?.tag), undefined);
    await put('second');
    assert.equal((await get('registry.json', first?.tag))?.text, 'second');
  });

  it('is a URL or a bucket', () => {
    assert.throws(() => openRegistryOrigin('/var/registry', {}), /expected https:.* or s3:/);
  });
});
