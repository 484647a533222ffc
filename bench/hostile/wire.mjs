// One HTTP request as an attacker sends it: any headers, any body, and on loopback from any 127.x address.
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Agent } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/packages.mjs';

export const graphqlPath = '/apiproxy/v1/graphql';
export const sessionPath = '/apiproxy/v1/session';
/** The headers of a write from the shop's own page. */
export const ownPage = { 'sec-fetch-site': 'same-origin', 'x-crema-request': '1' };

const isLoopback = ({ hostname }) => ['localhost', '127.0.0.1'].includes(hostname);
const agents = new Map();
const agentFor = (localAddress) => {
  if (!agents.has(localAddress))
    agents.set(
      localAddress,
      new Agent({ keepAlive: true, maxSockets: 64, ...(localAddress && { localAddress }) }),
    );
  return agents.get(localAddress);
};
/** Ends idle connections, so that the process can end. */
export const closeConnections = () => {
  for (const agent of agents.values()) agent.destroy();
  agents.clear();
};

/**
 * Returns { status, headers, text, json(), ms }; status 0 when the connection ended or no reply arrived
 * within `timeoutMs`. `from` is the sender's IP address: on loopback a 127.x address is the source of the
 * connection; it is also sent as X-Forwarded-For, which counts if the server trusts its proxy.
 */
export const send = (
  origin,
  { method = 'GET', path = '/', headers = {}, body, from, timeoutMs = 30_000, raw = false } = {},
) => {
  const target = new URL(origin);
  const text = body === undefined || raw ? body : JSON.stringify(body);
  const local = isLoopback(target) && from?.startsWith('127.') ? from : undefined;
  const start = performance.now();
  return new Promise((resolve) => {
    const end = (status, reply, text = '') =>
      resolve({
        status,
        headers: reply?.headers ?? {},
        text,
        json: () => JSON.parse(text),
        ms: performance.now() - start,
      });
    const request = (target.protocol === 'https:' ? httpsRequest : httpRequest)({
      protocol: target.protocol,
      // `localhost` may resolve to ::1 first; a 127.x sender needs 127.0.0.1.
      hostname: isLoopback(target) ? '127.0.0.1' : target.hostname,
      port: target.port,
      method,
      path,
      headers: {
        host: target.host,
        ...(text !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        }),
        ...(from && { 'x-forwarded-for': from }),
        ...headers,
      },
      ...(target.protocol === 'http:' && { agent: agentFor(local) }),
    });
    request.setTimeout(timeoutMs, () => request.destroy());
    request.on('error', () => end(0));
    request.on('response', (reply) => {
      const chunks = [];
      reply.on('data', (chunk) => chunks.push(chunk));
      reply.on('error', () => end(0));
      reply.on('end', () => end(reply.statusCode, reply, Buffer.concat(chunks).toString()));
    });
    request.end(text);
  });
};

/** The hash of a published document by its operation's name: a production server executes only these. */
export const documentHash = (operation, remote = 'mfe-ordering') => {
  const documents = JSON.parse(readFileSync(join(root, remote, 'persisted-documents.json'), 'utf8'));
  const found = Object.entries(documents).find(([, text]) =>
    new RegExp(`^(?:query|mutation) ${operation}\\b`, 'm').test(text),
  );
  if (!found) throw new Error(`${remote} has no document ${operation}; run npm run codegen`);
  return found[0];
};
/** Sends a GraphQL call like the shop's page; `remote` has the document, mfe-ordering by default. */
export const callGraphql = (origin, operation, variables, { headers, remote, ...options } = {}) =>
  send(origin, {
    method: 'POST',
    path: graphqlPath,
    headers: { ...ownPage, ...headers },
    body: {
      operationName: operation,
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: documentHash(operation, remote) } },
    },
    ...options,
  });
/** The error code of a refused call, REST or GraphQL. */
export const codeOf = ({ text }) => {
  try {
    const { error, errors } = JSON.parse(text);
    return error?.code ?? errors?.[0]?.extensions?.code;
  } catch {
    return undefined;
  }
};
/** Merges the cookies of replies into one header; later ones replace earlier ones. */
export const cookiesOf = (...replies) =>
  Object.entries(
    Object.assign(
      {},
      ...replies.flatMap(({ headers }) =>
        (headers['set-cookie'] ?? []).map((line) => {
          const [name, ...value] = line.split(';', 1)[0].split('=');
          return { [name]: value.join('=') };
        }),
      ),
    ),
  )
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
