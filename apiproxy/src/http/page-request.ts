import type { IncomingMessage } from 'node:http';

const notPages = ['/apiproxy/', '/assets/'];
const reads = ['GET', 'HEAD'];

/** True for a GET or HEAD request of a browser that accepts HTML. */
export const isPageRequest = ({ method = 'GET', url = '/', headers }: IncomingMessage): boolean =>
  reads.includes(method) &&
  (headers.accept ?? '').includes('text/html') &&
  !notPages.some((prefix) => url.startsWith(prefix));
