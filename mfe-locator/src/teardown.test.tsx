import { countLeaks, nothingLeft } from '@crema/remote-kit/testing';
import remote from './remote.tsx';
import { answerSearches, manifest, sampleClock, startLocatorServer } from './testing/locator-server.ts';

startLocatorServer();

it('leaves nothing of 50 mounts behind, PLT-006', async () => {
  answerSearches();
  // The map is mounted too; the test environment has no canvas.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const left = await countLeaks(remote, {
    manifest,
    clock: sampleClock,
    routes: { '/store-locator': 'Loop & Lake' },
    provides: {
      'store-picker': { props: { onChosen: () => undefined, guestOrdering: true }, shows: 'Loop & Lake' },
    },
  });
  expect(left).toEqual({ counts: nothingLeft, from: [] });
});
