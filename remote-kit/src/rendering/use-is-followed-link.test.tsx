import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router';
import type { HostServices } from '@crema/shared-contracts';
import { createTestHost } from '../../testing/test-host.tsx';
import { HostProvider } from '../remote-context.ts';
import { useIsFollowedLink, useNoteHydration } from './use-is-followed-link.ts';

const Page = ({ notes = false }) => {
  const isFollowedLink = useIsFollowedLink();
  return (
    <>
      <p>{isFollowedLink ? 'followed' : 'loaded'}</p>
      {notes && <Note />}
    </>
  );
};
const Note = () => {
  useNoteHydration();
  return null;
};
const Pages = () => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(`${pathname}?a=1`)}>Search</button>
      <button onClick={() => void navigate('/other')}>Other</button>
      <button onClick={() => void navigate('/')}>First</button>
      <Page key={pathname} notes={pathname === '/other'} />
    </>
  );
};
const rendered = { now: 0, queries: [], data: [] };
const open = (changes: Partial<HostServices> = {}) =>
  render(
    <BrowserRouter>
      <HostProvider value={{ ...createTestHost('mfe-gift').services, ...changes }}>
        <Pages />
      </HostProvider>
    </BrowserRouter>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
beforeEach(() => window.history.replaceState(null, '', '/'));

// The tests share the state of one visit, in this order.
describe('a page that a link opened', () => {
  it('counts as loaded until a page of the remote is hydrated: the markup of the server may still be its own', () => {
    open({ rendered });
    press('Other');
    expect(screen.getByText('loaded')).toBeVisible();
    press('First');
    expect(screen.getByText('followed')).toBeVisible();
  });

  it('differs from one that is loaded, also after a change of its search', () => {
    open();
    expect(screen.getByText('loaded')).toBeVisible();
    press('Search');
    expect(screen.getByText('loaded')).toBeVisible();
    press('Other');
    expect(screen.getByText('followed')).toBeVisible();
  });
});
