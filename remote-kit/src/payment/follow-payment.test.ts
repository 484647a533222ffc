import { followPayment, type PaymentReply } from './follow-payment.ts';
import { paymentPauseMs } from './payment-pauses.ts';

type Reply = PaymentReply<string, string>;
const script = (replies: readonly (Reply | Error)[]) => {
  const events: string[] = [];
  let asked = 0;
  const stop = followPayment<string, string>({
    ask: async () => {
      const reply = replies[Math.min(asked, replies.length - 1)];
      asked += 1;
      if (reply instanceof Error || reply === undefined) throw reply ?? new Error('no reply');
      return reply;
    },
    pauseBefore: paymentPauseMs,
    onUndecided: (reply) => void events.push(reply),
    onDecided: (decision) => void events.push(decision),
    onStopped: () => void events.push('stopped'),
  });
  return { events, stop, asked: () => asked };
};
const waits = { undecided: 'waits' };

describe('a payment that is followed', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is asked for at once and then after growing pauses until it is decided, PAY-002, ORD-109, CRD-035', async () => {
    const { events, asked } = script([waits, waits, { decision: 'paid' }]);
    expect(asked()).toBe(1);
    await jest.advanceTimersByTimeAsync(1_999);
    expect(asked()).toBe(1);
    await jest.advanceTimersByTimeAsync(2_001);
    expect(events).toEqual(['waits', 'waits', 'paid']);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(asked()).toBe(3);
  });

  it('is asked for again after a lost reply, PAY-002', async () => {
    const { events } = script([new TypeError('Failed to fetch'), { decision: 'paid' }]);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(events).toEqual(['paid']);
  });

  it('is asked for 23 times in two minutes, PAY-002, ORD-109, CRD-035', async () => {
    const { events, asked } = script([waits]);
    await jest.advanceTimersByTimeAsync(119_999);
    expect([asked(), events.at(-1)]).toEqual([22, 'waits']);
    await jest.advanceTimersByTimeAsync(1);
    expect([asked(), events.at(-1)]).toEqual([23, 'stopped']);
  });

  it('is left alone once the page is gone, also by a question that is under way, PAY-002', async () => {
    const { events, stop } = script([waits]);
    stop();
    await jest.advanceTimersByTimeAsync(600_000);
    expect(events).toEqual([]);
  });
});
