import { idempotencyHeader, randomId } from '@crema/shared-contracts';

/**
 * fetch that sends an idempotency key with every write, REST and GraphQL (D-164). A write whose outcome is unknown (no
 * reply, a reply that broke off, a failure of the server) keeps its key: the same write sent again has one effect. Once
 * any write is answered, older keys are dropped, because the state they belong to has changed.
 */
export const keyedFetch = (send: typeof fetch): typeof fetch => {
  const unknown = new Map<string, string>();
  return async (input, init = {}) => {
    const { method = 'GET', body } = init;
    if (method === 'GET' || method === 'HEAD') return send(input, init);
    const write = `${method} ${String(input)} ${typeof body === 'string' ? body : ''}`;
    const key = unknown.get(write) ?? randomId();
    // An equal write that starts before the first one is answered is a second write, with a key of its own.
    unknown.delete(write);
    const headers = new Headers(init.headers);
    headers.set(idempotencyHeader, key);
    const isAnswered = async (response: Response) =>
      response.status < 500 &&
      response
        .clone()
        .text()
        .then(
          () => true,
          () => false,
        );
    try {
      const response = await send(input, { ...init, headers });
      if (await isAnswered(response)) unknown.clear();
      else unknown.set(write, key);
      return response;
    } catch (cause) {
      unknown.set(write, key);
      throw cause;
    }
  };
};
