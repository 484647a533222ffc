import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { renderRemote } from '@crema/remote-kit/testing';
import { findFailurePresentation } from '@crema/remote-kit/testing/failure-presentation';
import { restPaths, type RemoteManifest } from '@crema/shared-contracts';
import manifest from '../remote.json';
import remote from './remote.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const address = `*${restPaths.graphql}`;
const lost = http.get(address, () => HttpResponse.error());
const emptyRange = http.get(address, () =>
  HttpResponse.json({ data: { gift: { __typename: 'GiftCatalogue', categories: [] } } }),
);
const didNotLoad = {
  answer: lost,
  happened: 'The gift designs did not load',
  explanation: 'Check your connection and try again.',
  actions: ['Try again'],
};

describe('an error of the gift pages', () => {
  it.each([
    { at: '/gift', ...didNotLoad },
    { at: '/gift/category/birthday', ...didNotLoad },
    {
      at: '/gift/category/no-such-thing',
      answer: emptyRange,
      happened: 'Could not find the card(s) you were looking for.',
      explanation:
        'The occasion may be over, or the address is mistyped. Every design we have is still here.',
      actions: ['See all gifts'],
    },
  ])(
    'at $at is presented as “$happened”, with a next step, PLT-015',
    async ({ at, answer, happened, explanation, actions }) => {
      server.use(answer);
      await renderRemote(remote, { manifest: manifest as RemoteManifest, route: at });
      const { heading, ...shown } = await findFailurePresentation(happened);
      expect(heading).toBeVisible();
      expect(shown).toEqual({ explanation, actions });
    },
  );
});
