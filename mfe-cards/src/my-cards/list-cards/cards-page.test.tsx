import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { restPaths } from '@crema/shared-contracts';
import { createTestHost, renderRemote, renderSlot } from '@crema/remote-kit/testing';
import remote from '../../remote.tsx';
import {
  answerUser,
  card,
  cardsServer,
  listenToCards,
  manifest,
  session,
} from '../../testing/cards-server.ts';

listenToCards();
afterEach(() => localStorage.clear());
const open = (route = '/account/cards', locale: 'en-US' | 'fr-CA' = 'en-US') =>
  renderRemote(remote, { manifest, route, session, locale });

describe('the list of cards', () => {
  it('shows each card with its balance, and which is the default one, CRD-001', async () => {
    answerUser(() => ({ cards: [card('a', 2550, { isPrimary: true }), card('b', 0)] }));
    await open();
    expect(await screen.findByRole('link', { name: 'Card a' })).toHaveAttribute('href', '/account/cards/a');
    expect(screen.getByText('$25.50')).toBeVisible();
    expect(screen.getByText('$0.00')).toBeVisible();
    expect(screen.getAllByText('Default card')).toHaveLength(1);
  });

  it('links to the barcode, CRD-004', async () => {
    answerUser(() => ({ cards: [card('a', 2550)] }));
    const { location } = await open();
    await userEvent.click(await screen.findByRole('link', { name: 'Scan in store' }));
    expect(location()).toBe('/account/cards#pay');
  });

  it('offers a first card instead of a barcode that does not exist, K-04', async () => {
    answerUser(() => ({ cards: [] }));
    await open();
    const links = await screen.findAllByRole('link', { name: 'Get a digital card' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/account/cards#add-money',
      '/account/cards#add-money',
    ]);
    expect(screen.queryByRole('link', { name: 'Scan in store' })).toBeNull();
  });

  it.each([
    ['121000', 'That card number or security code doesn’t look right.'],
    ['121024', 'Redeem this Store Credit card with a barista at any participating store.'],
    ['121030', 'To pay with this card, have a barista activate it for you.'],
    ['121033', 'International Crema Cards not currently supported.'],
    ['121037', /^This Crema Card is closed\. It can’t be added again\./],
    ['122000', 'This card is already registered.'],
    ['constructor', 'There was an error adding your card, please try again later'],
  ])('says why the card of a new account was not registered: %s, ACC-022, CRD-017', async (code, text) => {
    answerUser(() => ({ cards: [] }));
    const { location } = await open(`/account/cards?mode=from_account_create&card_error=${code}`);
    expect(
      await screen.findByText('Your account has been created, however there was an error with your card.'),
    ).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    await waitFor(() => expect(location()).toBe('/account/cards'));
    expect(screen.getByText(text)).toBeVisible();
  });

  it('links to customer service where it says to contact it: 121032, CRD-084, D-161', async () => {
    answerUser(() => ({ cards: [] }));
    await open('/account/cards?mode=from_account_create&card_error=121032');
    const link = await screen.findByRole('link', { name: 'contact customer service' });
    expect(link).toHaveAttribute('href', '/help');
    expect(link.parentElement).toHaveTextContent(
      'This card was reported lost or stolen and can’t be registered. Please contact customer service.',
    );
  });

  it('says the error of a card also without the mode of a new account, once, with its action, CRD-017, D-96', async () => {
    answerUser(() => ({ cards: [] }));
    const { location } = await open('/account/cards?card_error=122000&from=mail');
    expect(await screen.findByText('This card is already registered.')).toBeVisible();
    expect(screen.queryByText(/Your account has been created/)).toBeNull();
    await waitFor(() => expect(location()).toBe('/account/cards?from=mail'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(location()).toBe('/account/cards/add');
  });

  it('leads from the error of a card that is not registered to registering it: 121034, CRD-085', async () => {
    answerUser(() => ({ cards: [] }));
    await open('/account/cards?mode=from_account_create&card_error=121034');
    const link = await screen.findByRole('link', { name: 'Register this card' });
    expect(link).toHaveAttribute('href', '/account/cards/add');
  });

  it('leads from the error of a closed card to typing another one: 121037, CRD-086, CRD-017', async () => {
    answerUser(() => ({ cards: [] }));
    const { location } = await open('/account/cards?mode=from_account_create&card_error=121037');
    await userEvent.click(await screen.findByRole('button', { name: 'Choose different card' }));
    expect(location()).toBe('/account/cards/add');
    expect(await screen.findByLabelText('Card number')).toHaveValue('');
  });

  it('reads the cap of a card in the language and the currency of the member, CRD-014', async () => {
    answerUser(() => ({ cards: [] }));
    await open('/account/cards?card_error=121023', 'fr-CA');
    expect(
      await screen.findByText(/Le solde total de votre carte ne peut pas dépasser 500\s\$\./),
    ).toBeVisible();
  });

  it('leads to the balance check, CRD-015, D-154', async () => {
    answerUser(() => ({ cards: [] }));
    await open();
    expect(await screen.findByRole('link', { name: 'Check a card balance' })).toHaveAttribute(
      'href',
      '/card-balance',
    );
  });

  it('does not lead to a balance check that is turned off, CRD-015', async () => {
    answerUser(() => ({ cards: [] }));
    await renderRemote(remote, {
      manifest,
      route: '/account/cards',
      session,
      configuration: { unauthCardBalanceCheckEnabled: false },
    });
    await screen.findByRole('link', { name: 'Add a card' });
    expect(screen.queryByRole('link', { name: 'Check a card balance' })).toBeNull();
  });

  it('says that the bank declined auto reload, in the list and on the card, CRD-034', async () => {
    const usd = (amountMinor: number) => ({ __typename: 'Money', amountMinor, currency: 'USD' }) as const;
    const autoReloadProfile = {
      __typename: 'AutoReloadProfile',
      status: 'declined',
      isActive: false,
      isReloading: false,
      paymentMethodId: 'pm-1',
      amount: usd(2500),
      triggerAmount: usd(1000),
    } as const;
    answerUser(() => ({ cards: [card('a', 2550, { autoReloadProfile })], ledger: [] }));
    const { go } = await open();
    expect(await screen.findByText('Auto reload is off: your bank declined it.')).toBeVisible();
    act(() => go('/account/cards/a'));
    expect(await screen.findByText(/Choose another payment method and save/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Auto reload' })[0]).toHaveAttribute(
      'href',
      '/account/cards/a#auto-reload',
    );
  });

  it('offers the undo of a card that another tab removed, and no more at the sign-out, D-93, D-14', async () => {
    let removedCards: object[] = [];
    answerUser(() => ({ cards: [card('a', 2550)], removedCards }));
    const { host } = await open();
    await screen.findByText('Card a');
    const undoUntil = new Date(Date.now() + 600_000).toISOString();
    removedCards = [{ __typename: 'CardRemoval', cardId: 'b', lastFour: '4411', undoUntil }];
    const tab = new BroadcastChannel('crema-events');
    tab.postMessage({ name: 'card-updated', version: 1, payload: { cardId: 'b', reason: 'removed' } });
    tab.close();
    expect(await screen.findByRole('button', { name: /4411/ })).toBeVisible();
    act(() => host.setSession({ kind: 'anonymous' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /4411/ })).toBeNull());
  });

  it('offers the undo of the cards that another browser removed, but not of one whose time is over, D-93', async () => {
    const removal = (cardId: string, lastFour: string, leftMs: number) => ({
      __typename: 'CardRemoval',
      cardId,
      lastFour,
      undoUntil: new Date(Date.now() + leftMs).toISOString(),
    });
    answerUser(() => ({
      cards: [card('a', 2550)],
      removedCards: [removal('b', '4411', 600_000), removal('c', '4422', -1)],
    }));
    await open();
    expect(await screen.findByRole('button', { name: /4411/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /4422/ })).toBeNull();
  });

  it('writes amounts as the language does, PLT-011', async () => {
    answerUser(() => ({ cards: [card('a', 2550)] }));
    await open('/account/cards', 'fr-CA');
    expect(await screen.findByText(/25,50\s\$\sUS/)).toBeVisible();
  });

  it('asks to sign in again when the session has ended on the server', async () => {
    answerUser(() => null);
    await open();
    expect(await screen.findByRole('heading', { name: 'Sign in to see your cards' })).toBeVisible();
  });
});

const entry = (entryId: string, kind: string, amountMinor: number) => ({
  __typename: 'LedgerEntry',
  entryId,
  kind,
  amount: { __typename: 'Money', amountMinor, currency: 'USD' },
  balanceAfter: { __typename: 'Money', amountMinor: 2550, currency: 'USD' },
  at: '2025-03-04T15:20:00.000Z',
  order: null,
});

describe('one card', () => {
  it('shows the changes of its balance, CRD-001', async () => {
    answerUser(() => ({
      cards: [card('a', 2550)],
      ledger: [entry('2', 'ORDER', -450), entry('1', 'ISSUE', 3000), entry('0', 'SOMETHING_NEW', 5)],
    }));
    const { host } = await open('/account/cards/a');
    expect(await screen.findByRole('heading', { level: 1, name: 'Card a' })).toBeVisible();
    expect(host.head()).toEqual({ title: 'Card a' });
    expect(await screen.findByText('\u2212$4.50')).toBeVisible();
    expect(screen.getByText('Order')).toBeVisible();
    expect(screen.getByText('+$30.00')).toBeVisible();
    expect(screen.getByText('Change of balance')).toBeVisible();
  });

  it('shows the entry of a change of its balance without a reload, CRD-011, CRD-035', async () => {
    let user = { cards: [card('a', 2550)], ledger: [entry('1', 'ISSUE', 3000)] };
    answerUser(() => user);
    const { host } = await open('/account/cards/a');
    await screen.findByText('+$30.00');
    user = { cards: [card('a', 1550)], ledger: [entry('2', 'ORDER', -1000), ...user.ledger] };
    host.publish('order-placed', {
      orderId: 'o1',
      orderNumber: '1',
      storeNumber: '1-1',
      totalMinor: 1000,
      currency: 'USD',
      paidWithCardId: 'a',
      guest: false,
    });
    expect(await screen.findByText('\u2212$10.00')).toBeVisible();
  });

  it('reads the whole history on demand', async () => {
    const entries = Array.from({ length: 25 }, (_, index) => entry(`${index}`, 'ORDER', -100 - index));
    const calls = answerUser(() => ({
      cards: [card('a', 2550)],
      ledger: calls.at(-1)?.variables['limit'] === 100 ? entries : entries.slice(0, 20),
    }));
    await open('/account/cards/a');
    await userEvent.click(await screen.findByRole('button', { name: 'Show older activity' }));
    expect(await screen.findByText('\u2212$1.24')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show older activity' })).toBeNull();
  });

  it('that is not in the account leads back to the list', async () => {
    const cardProblem = { __typename: 'CardProblem', code: 'CARD_NOT_FOUND', lastFour: null, nickname: null };
    answerUser(() => ({ cards: [card('a', 2550)], cardProblem }));
    const { location } = await open('/account/cards/other');
    await userEvent.click(await screen.findByRole('link', { name: 'See your cards' }));
    expect(location()).toBe('/account/cards');
  });

  it('offers its own barcode: that card is the one shown at the counter, CRD-013', async () => {
    answerUser(() => ({ cards: [card('a', 2550, { isPrimary: true }), card('b', 400)], ledger: [] }));
    const asked: unknown[] = [];
    cardsServer.use(
      http.post(`http://localhost${restPaths.barcode}`, async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({}, { status: 503, headers: { 'x-card-number': '5555666677778888' } });
      }),
    );
    const mounted = await remote.mount(createTestHost('mfe-cards', { session }).services);
    const shared = { ...remote, mount: async () => mounted };
    const { location } = await renderRemote(shared, { manifest, route: '/account/cards/b', session });
    await userEvent.click(await screen.findByRole('link', { name: 'Scan in store' }));
    expect(location()).toBe('/account/cards/b#pay');
    await renderSlot(shared, 'scan-to-pay', { onClose: () => undefined }, { manifest, session });
    expect(await screen.findByText('5555 6666 7777 8888')).toBeVisible();
    expect(asked.at(-1)).toEqual({ cardId: 'b', symbology: 'pdf417' });
  });
});
