import { sessionHeader, type DomainEvents, type Session } from '@crema/shared-contracts';
import { createSessionService } from './session.ts';

const member: Session = {
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
};
/** A session service whose server answers with `onServer.session`. */
const setup = (initial: Session) => {
  Object.assign(globalThis, {
    BroadcastChannel: class {
      postMessage() {}
    },
  });
  const events: DomainEvents['session-changed'][] = [];
  const onServer = { session: initial };
  const http = jest.fn(async () => ({ session: onServer.session }));
  const bus = { emit: (_name: string, payload: never) => events.push(payload) };
  const forgetPersonal = jest.fn();
  const service = createSessionService(initial, http as never, () => 0, bus as never, forgetPersonal);
  events.length = 0;
  return { service, events, http, onServer, forgetPersonal };
};
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the session of a guest', () => {
  it('is reset when a reply says that it has expired, and remotes get the reason, ACC-090, ORD-122', async () => {
    const { service, events, onServer } = setup({ kind: 'guest' });
    onServer.session = { kind: 'anonymous' };
    service.follow('anonymous');
    await settle();
    expect(service.session.get()).toEqual({ kind: 'anonymous' });
    expect(events).toEqual([{ kind: 'anonymous', reason: 'expired' }]);
  });

  it('is taken up when a reply says that it began, ACC-090', async () => {
    const { service, events, onServer } = setup({ kind: 'anonymous' });
    onServer.session = { kind: 'guest' };
    service.follow('guest');
    await settle();
    expect(service.session.get()).toEqual({ kind: 'guest' });
    expect(events).toEqual([{ kind: 'guest', reason: 'started' }]);
  });

  it('is what the server says, not what one reply said: a new guest session replaces an expired one, ACC-090', async () => {
    const { service, events, http } = setup({ kind: 'guest' });
    service.follow('anonymous');
    await settle();
    expect(http).toHaveBeenCalledTimes(1);
    expect(service.session.get()).toEqual({ kind: 'guest' });
    expect(events).toEqual([]);
  });

  it.each([
    [{ kind: 'guest' }, 'guest', 'it is known already'],
    [{ kind: 'anonymous' }, 'anonymous', 'it is known already'],
    [{ kind: 'guest' }, null, `most replies have no ${sessionHeader}`],
    [member, 'anonymous', 'a member is asked to sign in again where it matters'],
  ] as const)('%j is not read again after %p, because %s', async (initial, kind, _because) => {
    const { service, http } = setup(initial);
    service.follow(kind);
    await settle();
    expect(http).not.toHaveBeenCalled();
  });

  it('of a member deletes what another member stored on this device, at the start and when one follows the other, D-166', async () => {
    const other: Session = { ...member, member: { ...member.member, memberId: 'm2' } };
    localStorage.setItem('crema.member.m2.barcode', '{}');
    const { service, forgetPersonal } = setup(member);
    expect(localStorage).toHaveLength(0);
    localStorage.setItem(
      'crema.member.m1.barcode',
      JSON.stringify({ v: 1, value: { until: Date.now() + 9e4 } }),
    );
    service.accept({ ...member, member: { ...member.member, firstName: 'Augusta' } });
    expect(localStorage).toHaveLength(1);
    expect(forgetPersonal).not.toHaveBeenCalled();
    service.accept(other);
    expect(localStorage).toHaveLength(0);
    expect(forgetPersonal).toHaveBeenCalledTimes(1);
  });

  it('that ends deletes what the member stored on this device, D-94', async () => {
    const { service } = setup(member);
    localStorage.setItem(
      'crema.member.m1.barcode',
      JSON.stringify({ v: 1, value: { until: Date.now() + 9e4 } }),
    );
    await service.signOut();
    expect(localStorage).toHaveLength(0);
  });

  it('keeps a member’s session without a guest flag, ACC-090', () => {
    const { service } = setup(member);
    expect(Object.keys(service.session.get())).toEqual(['kind', 'member']);
  });
});
