import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { hostPaths, type Session } from '@crema/shared-contracts';
import { compositionServer, openPage, servePages } from '../testing/open-page.tsx';
import { memberSession } from '../testing/member-session.ts';
import { remoteDouble } from '../testing/remote-double.ts';

servePages();
afterEach(() => document.documentElement.style.removeProperty('visibility'));

const anonymous: Session = { kind: 'anonymous' };
const transition = (name: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(name), { persisted }));
const { style } = document.documentElement;

/** Opens a page as `session`, leaves it, and returns when the server states the session `later`. */
const leaveAndReturn = async (session: Session, later: Session) => {
  let asked = 0;
  compositionServer.use(
    http.get(`*${hostPaths.session}`, () => {
      asked += 1;
      return HttpResponse.json({ session: later });
    }),
  );
  const account = { labelId: 'label', path: '/gift', place: 'account', icon: 'user', order: 1 } as const;
  const gift = remoteDouble({
    name: 'mfe-gift',
    pages: { '/gift': () => <h1>Gifts</h1> },
    navigation: [{ ...account, audience: 'anyone' }],
  });
  await openPage({ path: '/gift', remotes: [gift], session });
  await screen.findByRole('heading', { name: 'Gifts' });
  transition('pagehide', true);
  const kept = style.visibility;
  transition('pageshow', true);
  await waitFor(() => expect(asked).toBe(1));
  return { kept };
};

describe('a page that Back brings from the browser’s cache', () => {
  it('is hidden while it is kept when it is a member’s, and shown to the member', async () => {
    const { kept } = await leaveAndReturn(memberSession, memberSession);
    expect(kept).toBe('hidden');
    await waitFor(() => expect(style.visibility).toBe(''));
    expect(screen.getByText('Ada')).toBeVisible();
  });

  it('shows nothing of a member who has signed out meanwhile', async () => {
    await leaveAndReturn(memberSession, anonymous);
    await waitFor(() => expect(style.visibility).toBe(''));
    expect(screen.queryByText('Ada')).toBeNull();
  });

  it('is not hidden when it shows nothing personal', async () => {
    const { kept } = await leaveAndReturn(anonymous, anonymous);
    expect(kept).toBe('');
  });
});
