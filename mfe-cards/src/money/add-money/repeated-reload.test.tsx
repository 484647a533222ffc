import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSlot } from '@crema/remote-kit/testing';
import { unansweredMs } from '../requests/unanswered-requests.ts';
import remote from '../../remote.tsx';
import {
  answerChanges,
  answerUser,
  card,
  listenToCards,
  manifest,
  paymentMethod,
  session,
} from '../../testing/cards-server.ts';

listenToCards();
beforeEach(() => sessionStorage.clear());
const reloaded = (status = 'DONE') => ({
  __typename: 'CardReload',
  reloadId: 'r-1',
  status,
  amount: { __typename: 'Money', amountMinor: 2500, currency: 'USD' },
  errorCode: null,
  action: null,
  card: card('a', 4500),
});
/** Opens the modal; each reload gets the next answer. */
const open = async (...answers: readonly object[]) => {
  const left = [...answers];
  const reads = answerUser(() => ({
    cards: [card('a', 2000), card('b', 2000)],
    paymentInstruments: [paymentMethod('pm-1', { default: true }), paymentMethod('pm-2')],
  }));
  const calls = answerChanges({ ReloadCard: () => left.shift() ?? reloaded() });
  const onClose = jest.fn();
  const rendered = await renderSlot(
    remote,
    'add-money',
    { onClose },
    { manifest, session, signIn: () => Promise.resolve(true) },
  );
  const inputs = () => calls.map(({ variables }) => variables['input']);
  return { ...rendered, onClose, inputs, reads };
};
/** The button is busy, and ignores a press, until the payment methods are read. */
const pressAdd = async () => {
  await screen.findAllByRole('radio', { name: /Visa/ });
  await userEvent.click(screen.getByRole('button', { name: 'Add $25.00' }));
};
const tryAgain = async () => userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
const undecided = /We don’t know yet whether your last request went through/;

describe('a reload whose outcome is unknown', () => {
  it.each(['OFFLINE', 'UNEXPECTED_ERROR', 'TEMPORARILY_UNAVAILABLE', 'TOO_MANY_REQUESTS'])(
    'after %s is repeated with the same id and content, and nothing else can be sent, CRD-011, CRD-035',
    async (code) => {
      const { inputs, onClose } = await open({ code });
      await pressAdd();
      expect(await screen.findByText(undecided)).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
      expect(screen.queryByRole('radio')).toBeNull();
      expect(screen.queryByRole('combobox')).toBeNull();
      await tryAgain();
      await waitFor(() => expect(onClose).toHaveBeenCalled());
      expect(inputs()).toHaveLength(2);
      expect(inputs()[1]).toEqual(inputs()[0]);
    },
  );

  it('keeps its id when the session ends before the retry, CRD-011', async () => {
    const { inputs } = await open({ code: 'OFFLINE' }, { code: 'UNAUTHENTICATED' }, { code: 'OFFLINE' });
    await pressAdd();
    await tryAgain();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(inputs().length).toBeGreaterThanOrEqual(2));
    expect(inputs()[1]).toEqual(inputs()[0]);
  });

  it('is sent again with its id, by a press, when the modal is opened again, CRD-011', async () => {
    const first = await open({ code: 'OFFLINE' });
    await pressAdd();
    await screen.findByText(undecided);
    first.unmount();
    const second = await open(reloaded());
    expect(await screen.findByText(undecided)).toBeVisible();
    expect(second.inputs()).toEqual([]);
    await tryAgain();
    await waitFor(() => expect(second.onClose).toHaveBeenCalled());
    expect(second.inputs()).toEqual(first.inputs());
    expect(second.host.toasts.at(-1)?.text).toBe('$25.00 added to Card a');
    expect(sessionStorage.getItem('crema.unanswered-reloads')).toBeNull();
  });

  it('of another member is left alone, D-14', async () => {
    const content = {
      cardId: 'a',
      amountMinor: 2500,
      paymentMethodId: 'pm-1',
      returnUrl: 'http://localhost/',
    };
    const requests = [{ memberId: 'm2', requestId: 'k-2', sentAt: 1, content }];
    sessionStorage.setItem('crema.unanswered-reloads', JSON.stringify({ v: 2, value: { requests } }));
    const { inputs, onClose } = await open(reloaded());
    await pressAdd();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(inputs()).toHaveLength(1);
    expect(sessionStorage.getItem('crema.unanswered-reloads')).toContain('k-2');
  });

  it('names the amount and the card, and can be dropped once the server has finished it, CRD-035', async () => {
    const first = await open({ code: 'OFFLINE' });
    await pressAdd();
    expect(await screen.findByText('Add $25.00 to Card a (•••• 4321)')).toBeVisible();
    expect(screen.getByText(/If there is still no answer at/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Drop this request' })).toBeNull();
    first.unmount();
    const key = 'crema.unanswered-reloads';
    const sentAt = /"sentAt":\d+/;
    const old = sessionStorage.getItem(key)?.replace(sentAt, `"sentAt":${Date.now() - unansweredMs}`);
    sessionStorage.setItem(key, old ?? '');
    const second = await open(reloaded());
    await userEvent.click(await screen.findByRole('button', { name: 'Drop this request' }));
    expect(sessionStorage.getItem(key)).toBeNull();
    await pressAdd();
    await waitFor(() => expect(second.onClose).toHaveBeenCalled());
    const [dropped, sent] = [first.inputs()[0], second.inputs()[0]] as { requestId: string }[];
    expect(sent?.requestId).not.toBe(dropped?.requestId);
  });

  it('reads the balances again, which show whether it had its effect, CRD-011', async () => {
    const { reads } = await open({ code: 'UNEXPECTED_ERROR' });
    await screen.findByRole('button', { name: 'Add $25.00' });
    const before = reads.filter(({ name }) => name === 'GetCards').length;
    await pressAdd();
    await waitFor(() =>
      expect(reads.filter(({ name }) => name === 'GetCards').length).toBeGreaterThan(before),
    );
  });

  it('is forgotten after a refusal: the next press has an id of its own, CRD-085', async () => {
    const { inputs, onClose } = await open({ code: '121035' });
    await pressAdd();
    await screen.findByRole('alert');
    await pressAdd();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const [first, second] = inputs() as { requestId: string }[];
    expect(second?.requestId).not.toBe(first?.requestId);
  });
});
