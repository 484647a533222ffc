import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '@crema/remote-kit/testing';
import remote from '../remote.tsx';
import { answerUser, card, listenToCards, manifest, session } from '../testing/cards-server.ts';

listenToCards();
const problem = (code: string, rest: object = { lastFour: '0064', nickname: 'Holiday' }) => ({
  __typename: 'CardProblem',
  code,
  lastFour: null,
  nickname: null,
  ...rest,
});
const open = (route: string) => renderRemote(remote, { manifest, route, session });
const closed = /^This Crema Card is closed\.$/;

describe('a card that the member cannot use', () => {
  it.each([
    { code: '121037', text: closed, action: 'Add it back', to: '/account/cards/add', row: 'CRD-086' },
    {
      code: '121034',
      text: 'This card is not registered on our website.',
      action: 'Register this card',
      to: '/account/cards/add',
      row: 'CRD-085',
    },
    {
      code: '121032',
      text: /reported lost or stolen and can’t be registered/,
      action: 'contact customer service',
      to: '/help',
      row: 'CRD-084',
    },
    {
      code: '121030',
      text: 'To pay with this card, have a barista activate it for you.',
      action: 'See your cards',
      to: '/account/cards',
      row: 'CRD-083',
    },
    {
      code: '121024',
      text: /Redeem this Store Credit card with a barista/,
      action: 'See your cards',
      to: '/account/cards',
      row: 'CRD-082',
    },
  ])('says $code on its page, with “$action”, $row', async ({ code, text, action, to }) => {
    answerUser(() => ({ cards: [card('a', 2550)], cardProblem: problem(code) }));
    await open('/account/cards/other');
    expect(await screen.findByRole('heading', { level: 2, name: text })).toBeVisible();
    expect(screen.getByText('Holiday •••• 0064')).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', to);
  });

  it('says so instead of its transactions, CRD-086', async () => {
    answerUser(() => ({ cards: [], cardProblem: problem('121037') }));
    await open('/account/cards/other/transactions');
    expect(await screen.findByRole('heading', { level: 2, name: closed })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Download CSV' })).toBeNull();
  });

  it('is read again when the server knows no problem: it was added in the meantime, CRD-011', async () => {
    let reads = 0;
    answerUser(() => {
      reads += 1;
      return { cards: reads > 2 ? [card('other', 100)] : [], cardProblem: null, ledger: [] };
    });
    await open('/account/cards/other');
    expect(await screen.findByRole('heading', { level: 1, name: 'Card other' })).toBeVisible();
  });

  it('can be asked for again after an error', async () => {
    let isBroken = true;
    const calls = answerUser(() =>
      isBroken && calls.length > 1
        ? { code: 'UNEXPECTED_ERROR' }
        : { cards: [card('a', 2550)], cardProblem: problem('121037') },
    );
    await open('/account/cards/other');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 2, name: closed })).toBeVisible();
  });
});
