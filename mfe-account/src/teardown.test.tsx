import { countLeaks, nothingLeft } from '@crema/remote-kit/testing';
import remote from './remote.tsx';
import { answerSignOut, member, manifest, startAccountServer } from './testing/account-server.ts';

startAccountServer();

it('leaves nothing of 50 mounts behind, PLT-006', async () => {
  answerSignOut();
  const left = await countLeaks(remote, {
    manifest,
    session: { kind: 'member', member },
    // After signing out the page is the menu, which belongs to another remote.
    routes: { '/account/signout': 'another page' },
  });
  expect(left).toEqual({ counts: nothingLeft, from: [] });
});

it('leaves nothing of 50 forms behind, PLT-006', async () => {
  const left = await countLeaks(remote, {
    manifest,
    routes: { '/account/signin': 'Welcome back', '/account/create': 'Last name' },
    provides: {
      'sign-in': { props: { onSignedIn: () => undefined, returnUrl: '/menu' }, shows: 'Password' },
    },
  });
  expect(left).toEqual({ counts: nothingLeft, from: [] });
});
