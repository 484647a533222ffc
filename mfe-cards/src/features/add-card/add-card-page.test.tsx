import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import {
  answerChanges,
  answerUser,
  card,
  listenToCards,
  manifest,
  session,
} from '../../testing/cards-server.ts';

listenToCards();
const open = () => renderRemote(remote, { manifest, route: '/account/cards/add', session });
const type = async (number = '6043 9000 0000 0011', code = '90000011') => {
  await userEvent.type(await screen.findByLabelText('Card number'), number);
  await userEvent.type(screen.getByLabelText('Security code'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Add card' }));
};

describe('adding a card', () => {
  it('registers number and code, says the amount, emits the change and opens the list, CRD-001, CRD-011, CRD-018', async () => {
    answerUser(() => ({ cards: [card('new', 2000)] }));
    const calls = answerChanges({ RegisterCard: () => card('new', 2000) });
    const { host, location } = await open();
    await type();
    await waitFor(() => expect(location()).toBe('/account/cards'));
    expect(calls.map(({ variables }) => variables)).toEqual([
      {
        input: {
          requestId: expect.any(String),
          cardNumber: '6043900000000011',
          securityCode: '90000011',
        },
      },
    ]);
    expect(host.toasts.map(({ text }) => text)).toEqual(['$20.00 card added']);
    expect(host.emitted).toContainEqual({
      name: 'card-updated',
      payload: { cardId: 'new', reason: 'added' },
    });
  });

  it.each([
    ['121000', 'That card number or security code doesn’t look right.', 'CRD-080'],
    ['121001', 'That card number or security code doesn’t look right.', 'CRD-080'],
    ['121002', 'That card number or security code doesn’t look right.', 'CRD-080'],
    ['121017', 'That card number or security code doesn’t look right.', 'CRD-080'],
    ['121024', 'Redeem this Store Credit card with a barista at any participating store.', 'CRD-082'],
    ['121030', 'To pay with this card, have a barista activate it for you.', 'CRD-083'],
    ['121033', 'International Crema Cards not currently supported.', 'CRD-084'],
    ['122000', 'This card is already registered.', 'CRD-090'],
    ['WALLET_LIMIT', 'Your account is full. Remove one first, then add the new one.', 'CRD-011'],
    ['UNEXPECTED_ERROR', 'There was an error adding your card, please try again later', 'CRD-018'],
  ])('%s is shown as “%s”, and what was typed stays, %s', async (code, text) => {
    answerChanges({ RegisterCard: () => ({ code }) });
    const { host } = await open();
    await type();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Card number')).toHaveValue('6043 9000 0000 0011');
    expect(host.emitted).toEqual([]);
  });

  it.each([
    ['UNEXPECTED_ERROR', true],
    ['121000', false],
  ])('%s is shown with the reference id of the request: %s, D-04, CRD-090', async (code, isShown) => {
    answerChanges({ RegisterCard: () => ({ code }) });
    await open();
    await type();
    await screen.findByRole('alert');
    expect(screen.queryByText('ref-7') !== null).toBe(isShown);
  });

  it('that was lost leads to customer service, CRD-084', async () => {
    answerChanges({ RegisterCard: () => ({ code: '121032' }) });
    await open();
    await type();
    expect(await screen.findByRole('link', { name: 'contact customer service' })).toBeVisible();
  });

  it.each([
    ['121000', 'Try again', 'CRD-080'],
    ['121001', 'Try again', 'CRD-080'],
    ['121002', 'Try again', 'CRD-080'],
    ['121017', 'Try again', 'CRD-080'],
    ['122000', 'Try again', 'CRD-090'],
    ['121037', 'Add it back', 'CRD-086'],
  ])('%s leads to typing number and code again, not to the same request: %s, %s', async (code, name) => {
    const calls = answerChanges({ RegisterCard: () => ({ code }) });
    await open();
    await type();
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(screen.getByLabelText('Card number')).toHaveFocus();
    expect(screen.getByLabelText('Card number')).toHaveValue('6043 9000 0000 0011');
    expect(screen.getByLabelText('Security code')).toHaveValue('');
    expect(calls).toHaveLength(1);
  });

  it('is tried again with the same requestId while its outcome is unknown, and with a new one after an answer, D-164', async () => {
    const codes = ['UNEXPECTED_ERROR', '121000', '121000'];
    const calls = answerChanges({ RegisterCard: () => ({ code: codes.shift() ?? '' }) });
    await open();
    await type();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('That card number or security code doesn’t look right.');
    await userEvent.click(screen.getByRole('button', { name: 'Add card' }));
    await waitFor(() => expect(calls).toHaveLength(3));
    const ids = calls.map(({ variables }) => (variables['input'] as { requestId: string }).requestId);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('is sent again with the same requestId after the sign-in that it needed, CRD-011', async () => {
    answerUser(() => ({ cards: [card('new', 2000)] }));
    const replies = [{ code: 'UNAUTHENTICATED' }, card('new', 2000)];
    const calls = answerChanges({ RegisterCard: () => replies.shift() ?? {} });
    const { location } = await renderRemote(remote, {
      manifest,
      route: '/account/cards/add',
      session,
      signIn: () => Promise.resolve(true),
    });
    await type();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(location()).toBe('/account/cards'));
    expect(calls).toHaveLength(2);
    expect(calls[1]?.variables).toEqual(calls[0]?.variables);
  });

  it('sends nothing while number or code is incomplete, CRD-080', async () => {
    await open();
    await type('6043', '9');
    expect(await screen.findByText('A valid Crema Card number has 16 digits.')).toBeVisible();
    expect(screen.getByText('A valid security code has 8 digits.')).toBeVisible();
    expect(screen.getByLabelText('Card number')).toHaveFocus();
  });

  it('opens a digital card on demand, CRD-011', async () => {
    answerUser(() => ({ cards: [card('digital', 0)] }));
    const calls = answerChanges({ CreateDigitalCard: () => card('digital', 0) });
    const { location } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Get a digital card' }));
    await waitFor(() => expect(location()).toBe('/account/cards'));
    expect(calls).toHaveLength(1);
  });
});
