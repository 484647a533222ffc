import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface StoredObject {
  readonly body: Buffer;
  readonly etag: string;
  readonly changedAt: Date;
  readonly headers: Readonly<Record<string, string | undefined>>;
}
export interface ObjectServer {
  readonly endpoint: string;
  readonly objects: ReadonlyMap<string, StoredObject>;
  stop(): Promise<void>;
}
const error = (response: ServerResponse, status: number, code: string) =>
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
const bodyOf = async (request: IncomingMessage) => Buffer.concat(await request.toArray());
const listing = (objects: ReadonlyMap<string, StoredObject>, prefix: string) =>
  [...objects]
    .filter(([key]) => key.startsWith(prefix))
    .map(
      ([key, { changedAt, body }]) =>
        `<Contents><Key>${key}</Key><LastModified>${changedAt.toISOString()}</LastModified><Size>${body.length}</Size></Contents>`,
    )
    .join('');

/**
 * Implements the part of S3's HTTP interface that a registry uses, in memory; `conditions: false` is a store
 * that ignores If-Match.
 */
export const startObjectServer = async ({
  conditions = true,
  now = () => new Date(),
} = {}): Promise<ObjectServer> => {
  const objects = new Map<string, StoredObject>();
  const isRefused = ({ headers }: IncomingMessage, stored: StoredObject | undefined) =>
    conditions &&
    ((headers['if-none-match'] === '*' && stored) ||
      (headers['if-match'] !== undefined && headers['if-match'] !== stored?.etag));
  const put = async (request: IncomingMessage, response: ServerResponse, key: string) => {
    const body = await bodyOf(request);
    // The decision and the write happen in one turn of the event loop: of two simultaneous requests one comes
    // first.
    if (isRefused(request, objects.get(key))) return error(response, 412, 'PreconditionFailed');
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    const { 'content-type': type, 'content-encoding': encoding, 'cache-control': cache } = request.headers;
    objects.set(key, { body, etag, changedAt: now(), headers: { type, encoding, cache } });
    return response.writeHead(200, { etag }).end();
  };
  const get = (response: ServerResponse, key: string) => {
    const stored = objects.get(key);
    return stored
      ? response.writeHead(200, { etag: stored.etag }).end(stored.body)
      : error(response, 404, 'NoSuchKey');
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [, , ...rest] = url.pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    const below = url.searchParams.get('prefix') ?? '';
    if (request.method === 'PUT') void put(request, response, key);
    else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (url.searchParams.has('list-type'))
      response.end(
        `<ListBucketResult><IsTruncated>false</IsTruncated>${listing(objects, below)}</ListBucketResult>`,
      );
    else get(response, key);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
