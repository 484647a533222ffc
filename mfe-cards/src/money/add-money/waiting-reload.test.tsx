import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSlot } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import { pendingReload } from '../reload/pending-reload.ts';
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
beforeEach(() => {
  sessionStorage.clear();
  window.location.hash = '';
});
afterEach(() => jest.useRealTimers());
const user = userEvent.setup({ delay: null });
const reload = (status: string, rest: object = {}) => ({
  __typename: 'CardReload',
  reloadId: 'r-1',
  status,
  amount: { __typename: 'Money', amountMinor: 2500, currency: 'USD' },
  errorCode: null,
  action: null,
  card: card('a', 4500),
  ...rest,
});
const redirect = {
  action: { __typename: 'PaymentActionView', kind: 'redirect', url: 'http://localhost/#bank' },
};
const methods = { paymentInstruments: [paymentMethod('pm-1', { default: true })] };
const store = () =>
  sessionStorage.setItem(
    'crema.pending-reload',
    JSON.stringify({ v: 1, value: { memberId: 'm1', reloadId: 'r-1' } }),
  );
const open = async (answer: () => object | null, signIn?: () => Promise<boolean>) => {
  const reads = answerUser(() => {
    const part = answer();
    return part && { cards: [card('a', 2000), card('b', 100)], ...methods, ...part };
  });
  const onClose = jest.fn();
  const rendered = await renderSlot(remote, 'add-money', { onClose }, { manifest, session, signIn });
  const asked = () => reads.filter(({ name }) => name === 'GetCardReload').length;
  return { ...rendered, onClose, asked };
};
/** The button is busy, and ignores a press, until the payment methods are read. */
const addButton = async () => {
  await screen.findByRole('radio', { name: /Visa/ });
  return screen.getByRole('button', { name: 'Add $25.00' });
};
const add = async () => user.click(await addButton());

describe('a reload that was refused while no modal showed it', () => {
  it('is shown with its code’s text and action when the modal is opened next, once, CRD-088', async () => {
    pendingReload.write({ memberId: 'm1', reloadId: 'r-1', refusedCode: '121048' });
    const { unmount } = await open(() => ({}));
    expect(await screen.findByText(/Please select a different payment method and try again/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Choose/ }));
    expect(await screen.findByRole('button', { name: 'Add $25.00' })).toBeVisible();
    unmount();
    await open(() => ({}));
    await screen.findByRole('button', { name: 'Add $25.00' });
    expect(screen.queryByText(/Please select a different payment method/)).toBeNull();
  });

  it.each([
    {
      answer: reload('FAILED', { errorCode: '121035' }),
      because: 'a refusal',
      text: /^\$25\.00 was not added to Card a\. There is a problem/,
    },
    {
      answer: { code: '121044' },
      because: 'an error',
      text: /^\$25\.00 was not added to Card a\. This credit\/debit card may have expired/,
    },
    {
      answer: { code: 'OFFLINE' },
      because: 'no answer',
      text: /^We don’t know yet whether \$25\.00 was added to Card a/,
    },
  ])(
    'is said when $answer arrives after the modal was closed, CRD-085, CRD-087',
    async ({ answer, text }) => {
      answerChanges({ ReloadCard: () => answer });
      const { unmount, host } = await open(() => ({}));
      fireEvent.click(await addButton());
      unmount();
      await waitFor(() => expect(host.toasts.at(-1)?.text).toMatch(text));
    },
  );
});

describe('a reload that the bank refused after it asked the customer', () => {
  const visas = [
    paymentMethod('pm-1', { default: true }),
    paymentMethod('pm-2', { accountNumberLastFour: '5555' }),
  ];
  const failed = { paymentInstruments: visas, cardReload: reload('FAILED', { errorCode: '121035' }) };

  it('leaves the form as typed after the question in the sheet, CRD-035, CRD-085', async () => {
    answerChanges({ ReloadCard: () => reload('PENDING') });
    await open(() => failed);
    await user.click(await screen.findByRole('radio', { name: '$75' }));
    await user.click(await screen.findByRole('radio', { name: /5555/ }));
    await user.click(screen.getByRole('button', { name: 'Add $75.00' }));
    expect(await screen.findByText(/There is a problem with your card/)).toBeVisible();
    expect(screen.getByRole('radio', { name: '$75' })).toBeChecked();
    expect(await screen.findByRole('radio', { name: /5555/ })).toBeChecked();
  });

  it('leaves the form as typed after the bank’s own page: card, amount and payment method, CRD-035, D-97', async () => {
    answerChanges({ ReloadCard: () => reload('ACTION_REQUIRED', redirect) });
    const first = await open(() => ({ paymentInstruments: visas }));
    await user.selectOptions(await screen.findByRole('combobox'), 'b');
    await user.click(await screen.findByRole('radio', { name: 'Other amount' }));
    await user.type(screen.getByLabelText('Your amount'), '31');
    await user.click(await screen.findByRole('radio', { name: /5555/ }));
    await user.click(screen.getByRole('button', { name: 'Add $31.00' }));
    await waitFor(() => expect(window.location.hash).toBe('#bank'));
    first.unmount();
    await open(() => failed);
    expect(await screen.findByText(/There is a problem with your card/)).toBeVisible();
    expect(screen.getByRole('combobox')).toHaveValue('b');
    expect(screen.getByLabelText('Your amount')).toHaveValue('31');
    expect(await screen.findByRole('radio', { name: /5555/ })).toBeChecked();
  });
});

describe('a reload that waits for the bank', () => {
  it('is continued when the modal is opened again, without a form or another card to choose, CRD-035, D-97', async () => {
    answerChanges({ ReloadCard: () => reload('PENDING') });
    const first = await open(() => ({ cardReload: reload('PENDING') }));
    await add();
    await screen.findByText('Waiting for your bank', { selector: 'p' });
    first.unmount();
    const second = await open(() => ({ cardReload: reload('DONE') }));
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    await waitFor(() => expect(second.onClose).toHaveBeenCalled());
    expect(second.host.emitted).toContainEqual({
      name: 'card-updated',
      payload: { cardId: 'a', reason: 'reloaded' },
    });
  });

  it('says its success also when the card is full by it, CRD-014, CRD-035', async () => {
    store();
    const full = card('a', 50_000);
    const { host, onClose } = await open(() => ({
      cards: [full],
      cardReload: reload('DONE', { card: full }),
    }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(host.toasts.at(-1)?.text).toBe('$25.00 added to Card a');
  });

  it('offers the bank’s page to a customer who came back without an answer, CRD-035', async () => {
    store();
    await open(() => ({ cardReload: reload('ACTION_REQUIRED', redirect) }));
    expect(await screen.findByRole('link', { name: 'Continue at your bank' })).toHaveAttribute(
      'href',
      'http://localhost/#bank',
    );
  });

  it('leaves for the bank’s page, CRD-035', async () => {
    answerChanges({ ReloadCard: () => reload('ACTION_REQUIRED', redirect) });
    await open(() => ({}));
    await add();
    await waitFor(() => expect(window.location.hash).toBe('#bank'));
    expect(sessionStorage.getItem('crema.pending-reload')).toContain('r-1');
  });

  it('does not leave the page for the bank after the modal was closed, CRD-035', async () => {
    answerChanges({ ReloadCard: () => reload('ACTION_REQUIRED', redirect) });
    const { unmount } = await open(() => ({}));
    fireEvent.click(await addButton());
    unmount();
    await waitFor(() => expect(sessionStorage.getItem('crema.pending-reload')).toContain('r-1'));
    expect(window.location.hash).toBe('');
  });

  it('is asked for more and more rarely, and not after two minutes: the customer can close or ask again, CRD-035', async () => {
    store();
    const realTimeout = setTimeout;
    const { asked, onClose } = await open(() => ({ cardReload: reload('PENDING') }));
    await screen.findByText('Waiting for your bank', { selector: 'p' });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance', 'Date'] });
    const stopped = () => screen.queryByText(/Your bank hasn’t decided yet/);
    while (!stopped())
      await act(async () => {
        await jest.advanceTimersByTimeAsync(15_000);
        await new Promise((resolve) => realTimeout(resolve, 5));
      });
    jest.useRealTimers();
    // At once after the page was left, then 22 times (L-38).
    expect(asked()).toBe(23);
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(asked()).toBe(24));
    expect(stopped()).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('of a session that has ended asks to sign in, and is asked for again, CRD-035', async () => {
    store();
    let isSignedIn = false;
    const { onClose } = await open(
      () => (isSignedIn ? { cardReload: reload('DONE') } : null),
      () => {
        isSignedIn = true;
        return Promise.resolve(true);
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });
});
