import { renderRemote } from '@crema/remote-kit/testing';
import { findFailurePresentation } from '@crema/remote-kit/testing/failure-presentation';
import remote from './remote.tsx';
import { answerUser, card, listenToCards, manifest, session } from './testing/cards-server.ts';

listenToCards();
const atList = '/account/cards';
const failed = 'We couldn’t read your cards';

describe('an error of the cards', () => {
  it.each([
    {
      at: atList,
      user: { cards: [] },
      happened: 'Your account has no payment methods.',
      explanation: 'Get a digital Crema Card with money on it in one step, or add a card that you have.',
      actions: ['Get a digital card', 'Add a card that you have'],
    },
    {
      at: atList,
      user: null,
      happened: 'Sign in to see your cards',
      explanation: 'Your Crema Card and what is on it wait in your account.',
      actions: ['Sign in'],
    },
    {
      at: atList,
      user: { code: 'UNEXPECTED_ERROR' },
      happened: failed,
      explanation: 'Something went wrong on our side. Nothing on your cards has changed.Reference ref-7',
      actions: ['Try again'],
    },
    {
      at: atList,
      user: { code: 'TEMPORARILY_UNAVAILABLE' },
      happened: failed,
      explanation: 'Cards are not available right now. Please try again in a moment.Reference ref-7',
      actions: ['Try again'],
    },
    {
      at: `${atList}/other`,
      user: { cards: [card('a', 2550)], cardProblem: { __typename: 'CardProblem', code: 'CARD_NOT_FOUND' } },
      happened: 'This card is not in your account',
      explanation: '',
      actions: ['See your cards'],
    },
  ])(
    'at $at is presented as “$happened”, with a next step, PLT-015',
    async ({ at, user, happened, explanation, actions }) => {
      answerUser(() => user);
      await renderRemote(remote, { manifest, route: at, session });
      const { heading, ...shown } = await findFailurePresentation(happened);
      expect(heading).toBeVisible();
      expect(shown).toEqual({ explanation, actions });
    },
  );
});
