import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSlot } from '@crema/remote-kit/testing';
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
import { answerVault, findVault } from '../../testing/vault-double.ts';

listenToCards();
beforeEach(() => sessionStorage.clear());
const reload = (amountMinor: number) => ({
  __typename: 'CardReload',
  reloadId: 'r-1',
  status: 'DONE',
  amount: { __typename: 'Money', amountMinor, currency: 'USD' },
  errorCode: null,
  action: null,
  card: card('a', 2000 + amountMinor),
});
const token = {
  kind: 'tokenised',
  paymentInstrumentToken: 'ctoken_1',
  paymentType: 'googlepay',
  accountNumberLastFour: '4444',
  expiresInMs: 300_000,
};
const open = async (user: object = {}) => {
  const onClose = jest.fn();
  answerUser(() => ({
    cards: [card('a', 2000)],
    paymentInstruments: [paymentMethod('pm-1', { default: true })],
    ...user,
  }));
  const options = { manifest, session, walletButtons: true } as const;
  await renderSlot(remote, 'add-money', { onClose }, options);
  const received: { kind?: string; isAllowed?: boolean; amountMinor?: number }[] = [];
  const frame = await findVault('wallets');
  jest
    .spyOn(frame.contentWindow!, 'postMessage')
    .mockImplementation(((command: object) => received.push(command)) as never);
  await answerVault({ kind: 'ready' }, 'wallets');
  await answerVault({ kind: 'wallets', isAvailable: true }, 'wallets');
  const press = async () => {
    await answerVault({ kind: 'pressed' }, 'wallets');
    return received.at(-1);
  };
  return { onClose, received, press };
};

describe('adding money by a wallet', () => {
  it('shows the amount of the form, and charges the amount that the wallet has shown', async () => {
    const calls = answerChanges({ ReloadCard: () => reload(5000) });
    const { onClose, received, press } = await open();
    await userEvent.click(screen.getByRole('radio', { name: '$50' }));
    expect(received.at(-1)).toEqual(
      expect.objectContaining({ kind: 'offer', amountMinor: 5000, currency: 'USD', purpose: 'reload' }),
    );
    expect(await press()).toEqual(expect.objectContaining({ kind: 'open', isAllowed: true }));
    await userEvent.click(screen.getByRole('radio', { name: '$25' }));
    await answerVault(token, 'wallets');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const { input } = calls[0]?.variables as { input: Record<string, unknown> };
    expect(input).toEqual({
      requestId: expect.any(String),
      cardId: 'a',
      amountMinor: 5000,
      paymentInstrumentToken: 'ctoken_1',
      returnUrl: expect.any(String),
    });
  });

  it('opens no wallet without an amount, and marks it', async () => {
    const { press } = await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Other amount' }));
    expect(await press()).toEqual(expect.objectContaining({ kind: 'open', isAllowed: false }));
    expect(await screen.findByText('Enter a reload amount')).toBeVisible();
  });

  it('repeats an unanswered request with its token, and names the wallet that the bank declined', async () => {
    let reply: object = { code: 'TEMPORARILY_UNAVAILABLE' };
    const calls = answerChanges({ ReloadCard: () => reply });
    const { press } = await open({ paymentInstruments: [] });
    await press();
    await answerVault(token, 'wallets');
    reply = { code: '121065' };
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Google Pay •••• 4444/)).toBeVisible();
    const [first, second] = calls.map(({ variables }) => variables['input']);
    expect(second).toEqual(first);
  });

  it('says that a wallet gave no payment', async () => {
    const calls = answerChanges({});
    await open();
    await answerVault({ kind: 'refused', code: 'PAYMENT_PROVIDER_DOWN' }, 'wallets');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(calls).toEqual([]);
  });
});

describe('a first card by a wallet, K-04', () => {
  it('is created, and gets the money of the wallet', async () => {
    const calls = answerChanges({
      CreateDigitalCard: () => card('a', 0),
      ReloadCard: () => reload(2500),
    });
    const { onClose, press } = await open({ cards: [], paymentInstruments: [] });
    expect(await press()).toEqual(expect.objectContaining({ kind: 'open', isAllowed: true }));
    await answerVault(token, 'wallets');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(calls.map(({ name }) => name)).toEqual(['CreateDigitalCard', 'ReloadCard']);
    expect(calls[1]?.variables['input']).toEqual(
      expect.objectContaining({ amountMinor: 2500, paymentInstrumentToken: 'ctoken_1' }),
    );
  });
});
