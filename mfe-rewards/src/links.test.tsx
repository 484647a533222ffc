import { screen } from '@testing-library/react';
import { renderRemote } from '@crema/remote-kit/testing';
import remote from './remote.tsx';
import { answer, green, listenToRewards, manifest, memberAt } from './testing/rewards-server.ts';

listenToRewards();
const linksOf = async (route: string, lastLink: string, session = memberAt()) => {
  answer({ rewards: () => green });
  const { dispose } = await renderRemote(remote, { manifest, route, session });
  await screen.findAllByRole('link', { name: lastLink });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  dispose();
  return links;
};

it('link every page that the programme uses, RWD-006', async () => {
  const found = [
    ...(await linksOf('/rewards', 'Join now', { kind: 'anonymous' } as never)),
    ...(await linksOf('/rewards/my-rewards', 'Add your birthday')),
  ];
  expect(found).toEqual(
    expect.arrayContaining([
      '/account/create',
      '/account/signin?returnUrl=/rewards',
      '/menu',
      '/account/personal',
      '/account/cards',
      '/account/cards/add',
      '/rewards/mobile-apps',
      '/store-locator',
      '/rewards/my-rewards#pay',
    ]),
  );
  const { navigation } = manifest;
  expect(navigation.map(({ path }) => path)).toContain('/account/rewards');
});
