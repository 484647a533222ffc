import { idempotencyHeader, restPaths } from '@crema/shared-contracts';
import { keyedFetch } from './keyed-fetch.ts';

type Answer = () => Promise<Response>;
const ok: Answer = async () => new Response('{}');
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const broken: Answer = async () => new Response('', { status: 503 });
const cutOff: Answer = async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('cut off')) });
  return new Response(body);
};

/** Sends writes one after another and returns their keys. */
const send = async (...writes: readonly (readonly [body: string, answer: Answer])[]) => {
  const keys: (string | null)[] = [];
  let answer = ok;
  const fetch = keyedFetch((_input, init) => {
    keys.push(new Headers(init?.headers).get(idempotencyHeader));
    return answer();
  });
  for (const [body, next] of writes) {
    answer = next;
    await fetch(restPaths.graphql, { method: 'POST', body }).catch(() => undefined);
  }
  return keys;
};

describe('the idempotency key of a write, D-164', () => {
  it('is sent with every write and with no read', async () => {
    const [key] = await send(['a', ok]);
    expect(key).toMatch(/^[\w-]{8,64}$/);
    const headers: Headers[] = [];
    const fetch = keyedFetch(async (_input, init) => {
      headers.push(new Headers(init?.headers));
      return new Response('{}');
    });
    await fetch(restPaths.session);
    for (const method of ['PUT', 'DELETE']) await fetch(restPaths.session, { method });
    expect(headers.map((each) => each.has(idempotencyHeader))).toEqual([false, true, true]);
  });

  it.each([
    ['no reply came', lost],
    ['the server failed', broken],
    ['the reply broke off', cutOff],
  ])('is the same when the same write is sent again after %s', async (_why, answer) => {
    const [first, second, third] = await send(['a', answer], ['a', ok], ['a', ok]);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('is another one for another write, and after another write was answered', async () => {
    const [first, other, again] = await send(['add', lost], ['remove', ok], ['add', ok]);
    expect(new Set([first, other, again]).size).toBe(3);
  });

  it('is another one for a write that starts while one like it is running', async () => {
    const keys: (string | null)[] = [];
    const fetch = keyedFetch(async (_input, init) => {
      keys.push(new Headers(init?.headers).get(idempotencyHeader));
      return new Response('{}');
    });
    await Promise.all([1, 2].map(() => fetch(restPaths.graphql, { method: 'POST', body: 'a' })));
    expect(new Set(keys).size).toBe(2);
  });
});
