import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, StaticRouter, useLocation, useNavigate } from 'react-router';
import type { HostServices } from '@crema/shared-contracts';
import { createTestHost } from '../../testing/test-host.tsx';
import { HostProvider } from '../remote-context.ts';
import { useNoteHydration } from './use-is-followed-link.ts';
import { useSlices } from './use-slices.ts';

const parts = Array.from({ length: 9 }, (_, index) => index);
let services: HostServices;
const List = () => (
  <ul>
    {parts.slice(0, useSlices(parts.length, { first: 2, step: 3 })).map((part) => (
      <li key={part}>{part}</li>
    ))}
  </ul>
);
/** After a link, the page begins with its title only. */
const LinkedList = () => {
  const count = useSlices(parts.length, { first: 2, firstOfLink: -1 });
  useNoteHydration();
  return (
    <ul>
      <li>title</li>
      {parts.slice(0, Math.max(0, count)).map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  );
};
const Pages = () => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate('/other')}>Other</button>
      <button onClick={() => void navigate('/')}>List</button>
      <button onClick={() => void navigate('/linked')}>Linked</button>
      <button onClick={() => void navigate(-1)}>Back</button>
      {pathname === '/' && <List />}
      {pathname === '/linked' && <LinkedList />}
    </>
  );
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.queryAllByRole('listitem').length;
/** jsdom has no idle callbacks: each is run by the test. */
let idle: (() => void)[] = [];
const nextIdle = () => act(() => idle.shift()?.());

beforeEach(() => {
  idle = [];
  ({ services } = createTestHost('mfe-gift'));
  Object.assign(globalThis, {
    requestIdleCallback: (work: () => void) => idle.push(work),
    cancelIdleCallback: () => undefined,
  });
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
});
const open = (page = services) =>
  render(
    <BrowserRouter>
      <HostProvider value={page}>
        <Pages />
      </HostProvider>
    </BrowserRouter>,
  );

describe('a page in slices', () => {
  it('starts on the server with the slice that the browser starts with', () => {
    const html = renderToString(
      <StaticRouter location="/">
        <HostProvider value={services}>
          <List />
        </HostProvider>
      </StaticRouter>,
    );
    expect(html.match(/<li>/g)).toHaveLength(2);
  });

  it('starts with less after a link, and renders its first slice after the frame without waiting for idle time', async () => {
    window.history.replaceState(null, '', '/other');
    open();
    press('Linked');
    expect(shown()).toBe(1);
    expect(idle).toHaveLength(0);
    // The slices after the first one wait for idle time.
    await waitFor(() => expect(idle).toHaveLength(1));
    expect(shown()).toBe(3);
    nextIdle();
    expect(shown()).toBe(4);
  });

  it('starts with its first slice when it is loaded, and while the page of the server is hydrated', () => {
    window.history.replaceState(null, '', '/linked');
    open();
    expect(shown()).toBe(3);
  });

  it('renders its first children with the page, and the others in slices while it is idle', () => {
    open();
    expect(shown()).toBe(2);
    nextIdle();
    expect(shown()).toBe(5);
    nextIdle();
    nextIdle();
    expect(shown()).toBe(9);
    expect(idle).toEqual([]);
  });

  it('starts with its first slice again on a later visit, but is whole on Back', async () => {
    open();
    for (let slice = 0; slice < 3; slice += 1) nextIdle();
    expect(shown()).toBe(9);
    press('Other');
    expect(shown()).toBe(0);
    press('List');
    expect(shown()).toBe(2);
    press('Other');
    press('Back');
    await screen.findAllByRole('listitem');
    expect(shown()).toBe(9);
  });
});
