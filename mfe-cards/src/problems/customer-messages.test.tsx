import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote, renderSlot } from '@crema/remote-kit/testing';
import remote from '../remote.tsx';
import {
  answerChanges,
  answerUser,
  card,
  listenToCards,
  manifest,
  paymentMethod,
  session,
} from '../testing/cards-server.ts';

listenToCards();
beforeEach(() => sessionStorage.clear());
const user = userEvent.setup({ delay: null });
const text = 'Our card system is being repaired until noon.';
const configuration = {
  customerMessages: {
    '121099': { 'en-US': text, 'fr-CA': 'Notre système est en réparation jusqu’à midi.' },
    '122000': { 'fr-CA': 'Cette carte a déjà un compte.' },
  },
};
const register = async () => {
  await renderRemote(remote, { manifest, route: '/account/cards/add', session, configuration });
  await user.type(await screen.findByLabelText('Card number'), '6043900000000011');
  await user.type(screen.getByLabelText('Security code'), '90000011');
  await user.click(screen.getByRole('button', { name: 'Add card' }));
};

describe('a text of the configuration for a code, CRD-090', () => {
  it('is shown for a code that the page does not know, with Try again', async () => {
    answerUser(() => ({ cards: [] }));
    answerChanges({ RegisterCard: () => ({ code: '121099' }) });
    await register();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('of another locale leaves the page its own text', async () => {
    answerUser(() => ({ cards: [] }));
    answerChanges({ RegisterCard: () => ({ code: '122000' }) });
    await register();
    expect(await screen.findByRole('alert')).toHaveTextContent('This card is already registered.');
  });

  it('is shown for a code inside the data of a reload', async () => {
    const refused = {
      __typename: 'CardReload',
      reloadId: 'r-1',
      status: 'FAILED',
      amount: { __typename: 'Money', amountMinor: 2500, currency: 'USD' },
      errorCode: '121099',
      action: null,
      card: card('a', 2000),
    };
    answerUser(() => ({
      cards: [card('a', 2000)],
      paymentInstruments: [paymentMethod('pm-1', { default: true })],
    }));
    answerChanges({ ReloadCard: () => refused });
    const onClose = jest.fn();
    await renderSlot(remote, 'add-money', { onClose }, { manifest, session, configuration });
    await user.click(await screen.findByRole('button', { name: 'Add $25.00' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('is shown for the state of a card that the member opens', async () => {
    answerUser(() => ({
      cards: [],
      cardProblem: { __typename: 'CardProblem', code: '121099', lastFour: null, nickname: null },
    }));
    await renderRemote(remote, { manifest, route: '/account/cards/other', session, configuration });
    expect(await screen.findByRole('heading', { level: 2, name: text })).toBeVisible();
  });

  it('is shown for the code of a link', async () => {
    answerUser(() => ({ cards: [card('a', 2000)] }));
    const route = '/account/cards?card_error=121099';
    await renderRemote(remote, { manifest, route, session, configuration });
    expect(await screen.findByText(text)).toBeVisible();
  });
});
