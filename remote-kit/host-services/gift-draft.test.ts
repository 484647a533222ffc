import { createSignal, type Session } from '@crema/shared-contracts';
import { createGiftDraftService } from './gift-draft.ts';

const draft = { productNumber: '11010101', name: 'Birthday', path: '/gift' };
const payment = { addressToken: 'address-1' };
const member = {
  kind: 'member',
  member: {
    memberId: 'm1',
    firstName: 'Ada',
    email: 'ada@example.com',
    market: 'US',
    currency: 'USD',
    locale: 'en-US',
    level: 'GREEN',
  },
} as const satisfies Session;
const open = (initial: Session = { kind: 'anonymous' }) => {
  const session = createSignal<Session>(initial);
  return { session, service: createGiftDraftService(session) };
};
beforeEach(() => sessionStorage.clear());

describe('the draft of a gift', () => {
  it('is stored for this visit; its payment is not, D-76, CRD-053', () => {
    const { service } = open();
    service.start(draft);
    service.setPayment(payment);
    const { service: reloaded } = open();
    expect(reloaded.current.get()).toEqual(draft);
    expect(reloaded.payment.get()).toBeUndefined();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('address-1');
  });

  it('loses its payment at a sign-in, and is forgotten at a sign-out, D-14', () => {
    const { session, service } = open();
    service.start(draft);
    service.setPayment(payment);
    session.set({ kind: 'guest' });
    expect(service.payment.get()).toEqual(payment);
    session.set(member);
    expect(service.payment.get()).toBeUndefined();
    expect(service.current.get()).toEqual(draft);
    session.set({ kind: 'anonymous' });
    expect(service.current.get()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is forgotten when another member follows, D-166', () => {
    const { session, service } = open(member);
    service.start(draft);
    session.set({ kind: 'member', member: { ...member.member, firstName: 'Grace' } });
    expect(service.current.get()).toEqual(draft);
    session.set({ kind: 'member', member: { ...member.member, memberId: 'm2' } });
    expect(service.current.get()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is forgotten with its payment when it is cleared', () => {
    const { service } = open();
    service.start(draft);
    service.setPayment(payment);
    service.clear();
    expect([service.current.get(), service.payment.get()]).toEqual([undefined, undefined]);
  });

  it('keeps the payment that a member picked for this visit, for that member only, CRD-004, D-14', () => {
    const choice = { kind: 'instrument', paymentMethodId: 'pm-1', name: 'Visa •••• 4242' } as const;
    const { service: visitor } = open();
    visitor.choosePayment(choice);
    expect(visitor.choice.get()).toBeUndefined();
    const { session, service } = open(member);
    service.choosePayment(choice);
    service.start(draft);
    service.start({ ...draft, name: 'Balloons' });
    expect(service.choice.get()).toEqual(choice);
    expect(open(member).service.choice.get()).toEqual(choice);
    const another = { kind: 'member', member: { ...member.member, memberId: 'm2' } } as const;
    expect(open(another).service.choice.get()).toBeUndefined();
    session.set(another);
    expect(service.choice.get()).toBeUndefined();
    expect(open(member).service.choice.get()).toBeUndefined();
  });

  it('forgets the picked payment at a sign-out and with a discarded gift, CRD-004, D-14', () => {
    const { session, service } = open(member);
    service.choosePayment({ kind: 'new-card' });
    service.clear();
    expect(service.choice.get()).toBeUndefined();
    service.choosePayment({ kind: 'new-card' });
    session.set({ kind: 'anonymous' });
    expect(service.choice.get()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });
});
