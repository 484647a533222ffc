import { screen } from '@testing-library/react';
import { renderRemote } from '@crema/remote-kit/testing';
import remote from './remote.tsx';
import { answer, green, listenToRewards, manifest, memberAt } from './testing/rewards-server.ts';

listenToRewards();
const linksOf = async (route: string, heading: string | RegExp, session = memberAt()) => {
  answer({ rewards: () => green });
  const { dispose } = await renderRemote(remote, { manifest, route, session });
  await screen.findByRole('heading', { level: 1, name: heading });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  dispose();
  return links;
};

it('link every page that the programme uses, RWD-006', async () => {
  const found = [
    ...(await linksOf('/rewards', 'Good coffee, counted in Stars.', { kind: 'anonymous' } as never)),
    ...(await linksOf('/rewards/my-rewards', /here are your Stars/)),
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
