import { toHttpError, type ErrorReply, type HostServices, type Locale } from '@crema/shared-contracts';
import { fetchWithProgress } from './progress-limit.ts';
import type { ServerClock } from './server-clock.ts';

/**
 * fetch with the header that marks our own requests (D-07), the visitor's language and a limit for the time without progress. `onLost` is
 * called when no reply came and the caller did not abort; `noteReply` gets every reply, for its Date header.
 */
export const createFetch =
  (
    locale: () => Locale,
    onLost: () => void,
    noteReply: ServerClock['noteReply'] = () => undefined,
  ): typeof fetch =>
  (input, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('x-crema-request', '1');
    if (!headers.has('accept-language')) headers.set('accept-language', locale());
    const sentAt = performance.now();
    return fetchWithProgress(input, { credentials: 'same-origin', ...init, headers }).then(
      (reply) => {
        noteReply(reply, sentAt, init.method);
        return reply;
      },
      (cause: unknown) => {
        if (!init.signal?.aborted) onLost();
        throw cause;
      },
    );
  };

/** The function is called for errors of the API. An AppError in the reply does not count. */
export type OnApiFailure = (failure: string) => void;

/** Returns a fetch that reports lost connections and server errors. */
export const reportingFetch =
  (send: typeof fetch, onFailure: OnApiFailure): typeof fetch =>
  async (input, init) => {
    try {
      const response = await send(input, init);
      if (response.status >= 500) onFailure(`HTTP ${response.status}`);
      return response;
    } catch (cause) {
      if (!init?.signal?.aborted) onFailure((cause as Error).name);
      throw cause;
    }
  };

const notJson = Symbol('no JSON');
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return notJson;
  }
};

/**
 * Sends and receives JSON; an error reply is thrown as an HttpError, a lost connection as an HttpError with
 * status 0 and code OFFLINE.
 */
export const createHttp =
  (send: typeof fetch, onFailure: OnApiFailure = () => undefined): HostServices['http'] =>
  async <T>(path: string, request: Parameters<HostServices['http']>[1] = {}): Promise<T> => {
    const { method = 'GET', body, signal } = request;
    const headers: Record<string, string> = { ...request.headers, accept: 'application/json' };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const lost = (cause: unknown): never => {
      throw signal?.aborted ? cause : toHttpError(0, {});
    };
    const response = await send(path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    }).catch(lost);
    if (response.status === 204) return undefined as T;
    const text = await response.text().catch(lost);
    const reply = parse(text);
    if (reply === notJson) {
      // A reply that does not come from our server, or that was cut off.
      onFailure('MalformedReplyError');
      throw toHttpError(response.status, {});
    }
    if (!response.ok) throw toHttpError(response.status, reply as Partial<ErrorReply>);
    return reply as T;
  };
