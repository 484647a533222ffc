import { act, screen, waitFor } from '@testing-library/react';
import { renderRemote, renderSlot } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import { answerUser, card, listenToCards, manifest, session } from '../../testing/cards-server.ts';
import { pendingReload } from './pending-reload.ts';

listenToCards();
beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({
    advanceTimers: true,
    doNotFake: ['queueMicrotask', 'nextTick', 'performance', 'Date', 'setImmediate'],
  });
});
afterEach(() => {
  jest.useRealTimers();
  for (const dispose of disposables.splice(0)) dispose();
});
const disposables: (() => void)[] = [];
/** Each remote that runs asks by its own: a test disposes it. */
const openCards = async (as: typeof session = session) => {
  const rendered = await renderRemote(remote, { manifest, route: '/account/cards', session: as });
  disposables.push(rendered.dispose);
  return rendered;
};
const reload = (status: string) => ({
  __typename: 'CardReload',
  reloadId: 'r-1',
  status,
  amount: { __typename: 'Money', amountMinor: 2500, currency: 'USD' },
  errorCode: status === 'FAILED' ? '121035' : null,
  action: null,
  card: card('a', 4500),
});
const begin = () => pendingReload.write({ memberId: 'm1', reloadId: 'r-1' });
const setup = (status: () => string) => {
  const reads = answerUser(() => ({ cards: [card('a', 2000)], cardReload: reload(status()) }));
  return { asked: () => reads.filter(({ name }) => name === 'GetCardReload').length };
};
const realTimeout = setTimeout;
const realWait = (ms: number) => new Promise((resolve) => realTimeout(resolve, ms));
const pass = async (ms: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
    await realWait(30);
  });

describe('a reload that waits for the bank without its modal', () => {
  it('is asked for every 5 s, and its success is a toast and a change of the card, CRD-035, CRD-011', async () => {
    let status = 'PENDING';
    const { asked } = setup(() => status);
    const { host } = await openCards();
    begin();
    await pass(5_000);
    expect([asked(), host.toasts.length]).toEqual([1, 0]);
    status = 'DONE';
    await pass(5_000);
    await waitFor(() => expect(host.toasts.at(-1)?.text).toBe('$25.00 added to Card a'));
    expect(host.emitted).toContainEqual({
      name: 'card-updated',
      payload: { cardId: 'a', reason: 'reloaded' },
    });
    expect(pendingReload.read()).toBeUndefined();
    await pass(60_000);
    expect(asked()).toBe(2);
  });

  it('says the refusal by the code’s text and leads to the card’s add money, CRD-085, CRD-035', async () => {
    begin();
    setup(() => 'FAILED');
    const { host, location } = await openCards();
    await pass(5_000);
    await waitFor(() =>
      expect(host.toasts.at(-1)?.text).toBe(
        '$25.00 was not added to Card a. There is a problem with your card. Please contact your bank.',
      ),
    );
    expect(pendingReload.read()?.refusedCode).toBe('121035');
    act(() => host.toasts.at(-1)?.action?.onPress());
    await waitFor(() => expect(location()).toBe('/account/cards/a#add-money'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Card a' })).toBeVisible();
  });

  it('is left to the modal while that is open, and belongs to its member', async () => {
    begin();
    const { asked } = setup(() => 'PENDING');
    const modal = await renderSlot(remote, 'add-money', { onClose: () => undefined }, { manifest, session });
    await screen.findByText('Waiting for your bank', { selector: 'p' });
    expect(pendingReload.isShown()).toBe(true);
    modal.unmount();
    modal.dispose();
    const close = pendingReload.show();
    const first = await openCards();
    const before = asked();
    await pass(20_000);
    expect(asked()).toBe(before);
    first.dispose();
    close();
    const other: typeof session = { ...session, member: { ...session.member, memberId: 'm2' } };
    await openCards(other);
    await pass(20_000);
    expect(asked()).toBe(before);
  });
});
