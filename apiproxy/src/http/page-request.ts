import type { IncomingMessage } from 'node:http';

const notPages = ['/apiproxy/', '/assets/'];
const reads = ['GET', 'HEAD'];

/** A browser asks for a page to show to a person. */
export const isPageRequest = ({ method = 'GET', url = '/', headers }: IncomingMessage): boolean =>
  reads.includes(method) &&
  (headers.accept ?? '').includes('text/html') &&
  !notPages.some((prefix) => url.startsWith(prefix));
