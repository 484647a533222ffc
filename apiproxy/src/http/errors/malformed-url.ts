import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { isPageRequest } from '../page-request.ts';

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * A URL with a malformed percent escape (`/menu/%E0%A4%A`) matches no route. For a page request every percent sign is
 * escaped, so that the browser gets the 404 page; any other request gets BAD_REQUEST as an ErrorReply.
 */
export const escapeMalformedUrl = (request: IncomingMessage): string => {
  const { url = '/' } = request;
  const [path = '/'] = url.split('?', 1);
  if (!path.includes('%') || isDecodable(path)) return url;
  if (!isPageRequest(request)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
};
/** Returns true if `escapeMalformedUrl` changed the URL: such a page does not exist. */
export const isMalformedUrl = ({ url, originalUrl }: FastifyRequest): boolean => url !== originalUrl;
