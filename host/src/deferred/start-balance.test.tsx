import { act, screen } from '@testing-library/react';
import type { HostServices, Session } from '@crema/shared-contracts';
import { openPage, servePages } from '../testing/open-page.tsx';
import { memberSession } from '../testing/member-session.ts';
import { remoteDouble } from '../testing/remote-double.ts';

servePages();

describe('the balance in the account menu', () => {
  const open = async (visitor: Session) => {
    let owner: HostServices | undefined;
    const page = remoteDouble({ name: 'mfe-gift', pages: { '/gift': () => <h1>Gifts</h1> } });
    const rewards = remoteDouble({
      name: 'mfe-rewards',
      pages: { '/rewards': () => <h1>Rewards</h1> },
      navigation: [
        {
          labelId: 'nav.mine',
          path: '/rewards',
          place: 'account',
          icon: 'star',
          order: 1,
          audience: 'anyone',
        },
      ],
      emits: ['stars-changed'],
      onMount: (given) => (owner = given),
    });
    await openPage({ path: '/gift', remotes: [page, rewards], session: visitor });
    await screen.findByRole('heading', { name: 'Gifts' });
    return () => owner;
  };

  it('appears when its owner, loaded on the quiet page, has read it, D-151 R09', async () => {
    const owner = await open(memberSession);
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
    expect(screen.queryByText(/Star/)).toBeNull();
    act(() => owner()?.bus.emit('stars-changed', { reason: 'read', balanceTenths: 1184 }));
    expect(await screen.findByText('118 Stars')).toBeInTheDocument();
  });

  it('loads nothing for a guest, D-151', async () => {
    const owner = await open({ kind: 'anonymous' });
    expect(owner()).toBeUndefined();
  });
});
