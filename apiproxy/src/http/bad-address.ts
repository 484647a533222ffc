import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { isPageRequest } from './page-request.ts';

const isReadable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * An address whose escapes are broken (`/menu/%E0%A4%A`) finds no route. Where a browser asked for a page its
 * percent signs are taken literally, so that the visitor gets a page; anybody else gets the contract's refusal.
 */
export const literalAddress = (request: IncomingMessage): string => {
  const { url = '/' } = request;
  const [path = '/'] = url.split('?', 1);
  if (!path.includes('%') || isReadable(path)) return url;
  if (!isPageRequest(request)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
};
/** The address was not what the visitor's browser sent: there is no such page. */
export const isBadAddress = ({ url, originalUrl }: FastifyRequest): boolean => url !== originalUrl;
