import { giftStatusCodes, type GiftPurchaseStatusReply } from '@crema/shared-contracts';
import {
  askingMs,
  firstDelayMs,
  followPurchase,
  type FollowedPurchase,
  type PurchaseOutcome,
} from './follow-purchase.ts';

const processing = (more: object = {}): GiftPurchaseStatusReply => ({
  orderNumber: null,
  data: { context: { code: giftStatusCodes.processing }, ...more },
});
const done: GiftPurchaseStatusReply = {
  orderNumber: 'G-1',
  data: { context: { code: giftStatusCodes.done } },
};
const refusal = (status: number, code: string, params?: object) => ({ kind: 'http', status, code, params });
type Answer = GiftPurchaseStatusReply | object;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A purchase with these answers, the last one again and again; records the waits and the questions. */
const script = (answers: readonly Answer[]) => {
  const timers = jest.spyOn(globalThis, 'setTimeout');
  timers.mockClear();
  const zeroRetries: boolean[] = [];
  const actions: unknown[] = [];
  let at = 0;
  const purchase = {
    owner: 'member' as const,
    ask: async (zero: boolean) => {
      zeroRetries.push(zero);
      const answer = answers[Math.min(at, answers.length - 1)];
      at += 1;
      if (answer && 'kind' in answer) throw answer;
      return answer as GiftPurchaseStatusReply;
    },
    now: () => performance.now(),
    onAction: (action: unknown) => void actions.push(action),
  };
  return { purchase, waits: () => timers.mock.calls.map(([, ms]) => ms ?? 0), zeroRetries, actions };
};
/** The outcome of a purchase that is followed for ten minutes. */
const follow = async (purchase: FollowedPurchase, delayMs?: number) => {
  let outcome: PurchaseOutcome | undefined;
  followPurchase(purchase, (found) => (outcome = found), delayMs);
  await jest.advanceTimersByTimeAsync(600_000);
  return outcome;
};

describe('a purchase that is followed', () => {
  it('is asked for after the server’s delay, again while it is processed, and is done by any other reply, GFT-041', async () => {
    const { purchase, waits, zeroRetries } = script([processing({ delay: 7_000 }), done]);
    expect(await follow(purchase, 4_000)).toEqual({ kind: 'done', reply: done });
    expect(waits()).toEqual([4_000, 7_000]);
    expect(zeroRetries).toEqual([false, false]);
  });

  it('waits 4 s and half as long again each time, for a minute in all, and then a mail follows, GFT-041, D-77', async () => {
    const { purchase, waits } = script([processing()]);
    expect(await follow(purchase, firstDelayMs)).toEqual({ kind: 'late' });
    expect(waits().slice(0, 4)).toEqual([firstDelayMs, 6_000, 9_000, 13_500]);
    expect(waits().reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(askingMs);
  });

  it('asks the provider at once after a reload, so that the bank’s question is there, L-38', async () => {
    const action = { kind: 'challenge', url: 'http://vault.localhost/bank/k' };
    const { purchase, waits, zeroRetries, actions } = script([
      processing({ delay: 15_000 }),
      processing({ delay: 15_000, action }),
      done,
    ]);
    await follow(purchase);
    expect(zeroRetries).toEqual([true, false, false]);
    // The answer to the bank is seen soon, however long the purchase has waited.
    expect(waits()).toEqual([firstDelayMs]);
    expect(actions.at(-1)).toEqual(action);
  });

  it('continues through lost connections and errors of the server, D-77', async () => {
    const { purchase } = script([refusal(0, 'OFFLINE'), refusal(503, 'TEMPORARILY_UNAVAILABLE'), done]);
    expect(await follow(purchase, firstDelayMs)).toEqual({ kind: 'done', reply: done });
  });

  it('ends with a business error, GFT-041, D-77', async () => {
    const { purchase } = script([processing(), refusal(402, 'PAYMENT_DECLINED')]);
    expect(await follow(purchase)).toMatchObject({
      kind: 'refused',
      cause: { code: 'PAYMENT_DECLINED' },
    });
  });

  it('was never made when the server does not know it, D-77', async () => {
    const { purchase, waits } = script([refusal(404, 'NOT_FOUND', { owner: 'member' })]);
    expect(await follow(purchase)).toEqual({ kind: 'unknown' });
    expect(waits()).toEqual([firstDelayMs]);
  });

  it('is found by the second question when its request was pending, D-77', async () => {
    const { purchase, zeroRetries } = script([
      refusal(404, 'NOT_FOUND', { owner: 'member' }),
      processing(),
      done,
    ]);
    expect(await follow(purchase)).toEqual({ kind: 'done', reply: done });
    expect(zeroRetries).toEqual([true, false, false]);
  });

  it('that the server has finished is asked for at once, and not only read, GFT-041', async () => {
    const { purchase, waits, zeroRetries } = script([done]);
    await follow(purchase, 0);
    expect([waits(), zeroRetries]).toEqual([[], [false]]);
  });

  it('is not called missing by a session that may not see it, D-77, D-166', async () => {
    const { purchase } = script([refusal(404, 'NOT_FOUND', { owner: 'guest' })]);
    expect(await follow(purchase)).toEqual({ kind: 'signed-out' });
    expect(await follow({ ...purchase, owner: 'guest' })).toEqual({ kind: 'unknown' });
    const other = script([refusal(404, 'NOT_FOUND', { owner: 'member' })]).purchase;
    expect(await follow({ ...other, owner: 'guest' })).toEqual({ kind: 'late' });
  });

  it.each([
    [200, 'UNEXPECTED_ERROR'],
    [401, 'UNAUTHENTICATED'],
    [403, 'UNEXPECTED_ERROR'],
    [404, 'UNEXPECTED_ERROR'],
    [404, 'NOT_FOUND'],
    [408, 'UNEXPECTED_ERROR'],
    [429, 'TOO_MANY_REQUESTS'],
    [503, 'PAYMENT_PROVIDER_DOWN'],
  ])('is not decided by a reply of the status %d and the code %s, D-77', async (status, code) => {
    const { purchase } = script([refusal(status, code), done]);
    expect(await follow(purchase)).toEqual({ kind: 'done', reply: done });
  });

  it('is resumed after a reload by a question that only reads, at once, GFT-041, D-77', async () => {
    const { purchase, waits, zeroRetries } = script([processing(), done]);
    await follow(purchase);
    expect(zeroRetries).toEqual([true, false]);
    expect(waits()).toEqual([]);
  });

  it('leaves the customer time to answer the bank, and reports its question', async () => {
    const action = { kind: 'challenge', url: 'https://bank.example/1' };
    const asking = Array.from({ length: 20 }, () => processing({ action }));
    const { purchase, actions } = script([...asking, done]);
    expect(await follow(purchase)).toEqual({ kind: 'done', reply: done });
    expect(actions[0]).toEqual(action);
  });
});
