import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { serverErrors, type ServerErrorCode } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../app-deps.ts';
import { toErrorReply } from './error-reply.ts';
import { createAppError } from './app-error.ts';
import { acceptedHeadBytes, headBytes, pageOfOversizedHead, pageOfUnreadHead } from './oversized-head.ts';
import type { ShopFacts } from '../environment/demonstration.ts';
import { dataPolicy } from '../security/secure-headers.ts';

type Headers = Readonly<Record<string, string>>;
type ProtocolErrorDeps = Pick<AppDeps, 'ids'> & ShopFacts;
type ParserError = Error & { readonly code?: string; readonly rawPacket?: unknown };

const oversized = 431;
/** Status and code by the HTTP parser's error code; any other error gets 400. */
const parserErrors: Readonly<Record<string, { status: number; code: ServerErrorCode }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'BAD_REQUEST' },
  HPE_HEADER_OVERFLOW: { status: oversized, code: 'TOO_LARGE' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'TOO_LARGE' },
};
const malformedRequest = { status: serverErrors.BAD_REQUEST, code: 'BAD_REQUEST' } as const;

const json = 'application/json; charset=utf-8';
const html = 'text/html; charset=utf-8';
const headersOf = (originHeaders: Headers, body: string, type: string = json): Headers => ({
  ...originHeaders,
  'content-security-policy': dataPolicy,
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'content-type': type,
  'content-length': String(Buffer.byteLength(body)),
  connection: 'close',
});
const bodyOf = (code: ServerErrorCode, { ids }: Pick<AppDeps, 'ids'>): string =>
  JSON.stringify(toErrorReply(createAppError(code), ids.next()));

const packetOf = ({ rawPacket }: ParserError): string =>
  Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '';

/**
 * Replies to a request that Node's HTTP parser rejected, before a request object exists. The reply is an ErrorReply
 * with the headers of this origin, as for every other error.
 */
export const createClientErrorHandler =
  (deps: ProtocolErrorDeps, originHeaders: Headers) =>
  (cause: ParserError, socket: Socket): void => {
    if (cause.code === 'ECONNRESET' || socket.destroyed) return;
    if (!socket.writable) {
      socket.destroy(cause);
      return;
    }
    const { status, code } = parserErrors[cause.code ?? ''] ?? malformedRequest;
    const page = status === oversized ? pageOfUnreadHead(deps, packetOf(cause)) : undefined;
    const body = page ?? bodyOf(code, deps);
    const headers = headersOf(originHeaders, body, page === undefined ? json : html);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
    socket.destroy(cause);
  };

const hostCount = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/**
 * Rejects requests that Node would answer without our headers or not at all: an unsupported Expect header (417), an
 * ambiguous host (400), which is two Host headers, or none in HTTP/1.1, and a head that is too large (431): a page
 * request gets a page that says what to do.
 */
export const registerProtocolErrors = (
  app: FastifyInstance,
  deps: ProtocolErrorDeps,
  originHeaders: Headers,
): void => {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = bodyOf('BAD_REQUEST', deps);
    response.writeHead(417, headersOf(originHeaders, body)).end(body);
  });
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (headBytes(raw) > acceptedHeadBytes) {
      const page = pageOfOversizedHead(deps, raw);
      const body = page ?? bodyOf('TOO_LARGE', deps);
      return reply
        .code(oversized)
        .headers(headersOf(originHeaders, body, page === undefined ? json : html))
        .send(body);
    }
    const hosts = hostCount(raw);
    if (hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1')) throw createAppError('BAD_REQUEST');
  });
};
