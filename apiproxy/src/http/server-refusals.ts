import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { serverErrors, type ServerErrorCode } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from './app-deps.ts';
import { toErrorReply } from './error-reply.ts';
import { refusal } from './refusal.ts';
import { dataPolicy } from './secure-headers.ts';

type Headers = Readonly<Record<string, string>>;
type ParserError = Error & { readonly code?: string };

/** What the parser of HTTP refuses, by its error's code; anything else is a 400. */
const refusedWith: Readonly<Record<string, { status: number; code: ServerErrorCode }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'BAD_REQUEST' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'TOO_LARGE' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'TOO_LARGE' },
};
const malformed = { status: serverErrors.BAD_REQUEST, code: 'BAD_REQUEST' } as const;

const headersOf = (own: Headers, body: string): Headers => ({
  ...own,
  'content-security-policy': dataPolicy,
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
  connection: 'close',
});
const bodyOf = (code: ServerErrorCode, { ids }: Pick<AppDeps, 'ids'>): string =>
  JSON.stringify(toErrorReply(refusal(code), ids.next()));

/**
 * Answers a request that Node's parser refused, before there is a request object, as every other refusal is answered:
 * the contract's ErrorReply with the headers of this origin.
 */
export const createClientErrorHandler =
  (deps: Pick<AppDeps, 'ids'>, own: Headers) =>
  (cause: ParserError, socket: Socket): void => {
    if (cause.code === 'ECONNRESET' || socket.destroyed) return;
    if (!socket.writable) {
      socket.destroy(cause);
      return;
    }
    const { status, code } = refusedWith[cause.code ?? ''] ?? malformed;
    const body = bodyOf(code, deps);
    const lines = Object.entries(headersOf(own, body)).map(([name, value]) => `${name}: ${value}`);
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
    socket.destroy(cause);
  };

const hostCount = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/**
 * Refuses two things that Node answers without our headers or not at all: an expectation that nobody meets (417), and a
 * request with two Host headers, or in HTTP/1.1 with none (400), which names no single host.
 */
export const registerServerRefusals = (
  app: FastifyInstance,
  deps: Pick<AppDeps, 'ids'>,
  own: Headers,
): void => {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = bodyOf('BAD_REQUEST', deps);
    response.writeHead(417, headersOf(own, body)).end(body);
  });
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = hostCount(raw);
    if (hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1')) throw refusal('BAD_REQUEST');
  });
};
