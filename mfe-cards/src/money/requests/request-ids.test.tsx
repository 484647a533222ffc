import { act, renderHook } from '@testing-library/react';
import { useChange } from '../../changes/use-change.ts';
import { useRequestId } from '../../changes/use-request-id.ts';

/** A change that ends when the test says so. */
const setup = () => {
  const ids: string[] = [];
  const settlers: ((cause?: unknown) => void)[] = [];
  const { result } = renderHook(() => {
    const requestId = useRequestId();
    const change = useChange(async (content: object) => {
      ids.push(requestId.idOf(content));
      await new Promise<void>((resolve, reject) =>
        settlers.push((cause) => (cause ? reject(cause) : resolve())),
      );
    });
    return { ...change, send: async (content: object) => requestId.end(await change.run(content)) };
  });
  return { result, ids, settlers };
};
const refusedAs = (code: string) => ({ kind: 'http', code });

describe('a change', () => {
  it('that is pressed twice at once is sent once, and the second press keeps the id of the first, CRD-011', async () => {
    const { result, ids, settlers } = setup();
    await act(async () => {
      const first = result.current.send({ a: 1 });
      await result.current.send({ a: 1 });
      settlers[0]?.(refusedAs('OFFLINE'));
      await first;
    });
    expect(ids).toHaveLength(1);
    await act(async () => {
      const retry = result.current.send({ a: 1 });
      settlers[1]?.();
      await retry;
    });
    expect(ids[1]).toBe(ids[0]);
  });

  it.each([
    ['OFFLINE', true],
    ['UNEXPECTED_ERROR', true],
    ['TEMPORARILY_UNAVAILABLE', true],
    ['UNAUTHENTICATED', true],
    ['TOO_MANY_REQUESTS', true],
    ['121000', false],
    ['WALLET_LIMIT', false],
  ])('after %s keeps its id: %s, CRD-011', async (code, isSame) => {
    const { result, ids, settlers } = setup();
    for (const cause of [refusedAs(code), undefined])
      await act(async () => {
        const sent = result.current.send({ a: 1 });
        settlers.at(-1)?.(cause);
        await sent;
      });
    expect(ids[1] === ids[0]).toBe(isSame);
  });
});
