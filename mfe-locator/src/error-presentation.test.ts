import { renderRemote } from '@crema/remote-kit/testing';
import { findFailurePresentation } from '@crema/remote-kit/testing/failure-presentation';
import remote from './remote.tsx';
import {
  answerSavedStores,
  answerSearches,
  answerSuggestions,
  failSearches,
  manifest,
  replyWith,
  sampleClock,
  startLocatorServer,
} from './testing/locator-server.ts';
import { memberSession } from './testing/sample-member.ts';

startLocatorServer();
const nowhere = () => answerSearches(replyWith(null));

describe('an error of the locator', () => {
  it.each([
    {
      query: '',
      answer: () => failSearches(),
      happened: 'We couldn’t search for stores just now.',
      explanation: 'Something went wrong on our side. Please try again.',
      actions: ['Try again'],
    },
    {
      query: '',
      answer: () => failSearches(429, 'TOO_MANY_REQUESTS'),
      happened: 'That was a lot of searches.',
      explanation: 'Give it a minute, then try again.',
      actions: ['Try again'],
    },
    {
      query: '?place=Atlantis',
      answer: () => answerSearches(() => undefined),
      happened: 'Place not found.',
      explanation:
        'We couldn’t find “Atlantis”. Check the spelling, or try a city, a neighborhood, or a ZIP or postal code.',
      actions: ['Search for another place', 'Show our stores'],
    },
    {
      query: '',
      answer: nowhere,
      happened: 'No stores were found.',
      explanation: 'Expand your search: try a bigger place nearby.',
      actions: ['Show the nearest store', 'Show our stores'],
    },
    {
      query: '?features=ON',
      answer: nowhere,
      happened: 'No stores were found.',
      explanation: 'Try disabling filters to see more stores.',
      actions: ['Show the nearest store', 'Clear filters'],
    },
    {
      query: '?tab=previous',
      answer: nowhere,
      happened: 'No previous stores yet.',
      explanation: 'Once you’ve ordered, the store is one tap away here.',
      actions: ['See stores nearby'],
    },
    {
      query: '?tab=favorites',
      answer: nowhere,
      happened: 'No favorite stores yet.',
      explanation: 'Press the heart on a store and it stays here for you.',
      actions: ['See stores nearby'],
    },
  ])(
    'at /store-locator$query is presented as “$happened”, with a next step, PLT-015',
    async ({ query, answer, happened, explanation, actions }) => {
      answer();
      answerSuggestions([]);
      answerSavedStores([]);
      await renderRemote(remote, {
        manifest,
        route: `/store-locator${query}`,
        clock: sampleClock,
        session: memberSession,
      });
      const { heading, ...shown } = await findFailurePresentation(happened);
      expect(heading).toBeVisible();
      expect(shown).toEqual({ explanation, actions });
    },
  );
});
