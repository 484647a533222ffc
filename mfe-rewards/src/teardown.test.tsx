import { countLeaks, nothingLeft } from '@crema/remote-kit/testing';
import type { RemoteManifest } from '@crema/shared-contracts';
import manifest from '../remote.json';
import remote from './remote.tsx';

it('leaves nothing of 50 mounts behind, PLT-006', async () => {
  const left = await countLeaks(remote, {
    manifest: manifest as RemoteManifest,
    routes: {
      '/rewards': 'Good coffee, counted in Stars.',
      '/rewards/how-it-works': 'Good coffee, counted in Stars.',
    },
  });
  expect(left).toEqual({ counts: nothingLeft, from: [] });
});
