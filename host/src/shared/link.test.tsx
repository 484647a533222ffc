import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import * as router from 'react-router-dom';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { Link, NavLink } from './link.tsx';

const Here = () => {
  const { pathname, search, hash, state } = useLocation();
  return <output>{`${useNavigationType()} ${pathname}${search}${hash} ${JSON.stringify(state)}`}</output>;
};
const open = (link: React.ReactElement, at = '/menu/latte?size=2') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      {link}
      <Here />
    </MemoryRouter>,
  );
const link = () => screen.getByRole('link');
const here = () => screen.getByRole('status').textContent;

/** Ours, and React Router's own, which ours replaces. */
describe.each([
  ['ours', { Link, NavLink }],
  ['React Router’s', { Link: router.Link, NavLink: router.NavLink }],
])('a link, %s', (_whose, { Link, NavLink }) => {
  it.each([
    ['/gift', '/gift'],
    ['/gift?a=1#b', '/gift?a=1#b'],
    ['#pay', '/menu/latte#pay'],
    ['?size=3', '/menu/latte?size=3'],
  ])('to %s leads to %s', (to, href) => {
    open(<Link to={to}>Go</Link>);
    expect(link()).toHaveAttribute('href', href);
    fireEvent.click(link());
    expect(here()).toBe(`PUSH ${href} null`);
  });

  it('hands over its state, and replaces the entry if it says so', () => {
    open(
      <Link to="/gift" replace state={{ from: 'menu' }}>
        Go
      </Link>,
    );
    fireEvent.click(link());
    expect(here()).toBe('REPLACE /gift {"from":"menu"}');
  });

  it('to the open page adds no entry to the history', () => {
    open(<Link to="/menu/latte?size=2">Go</Link>);
    fireEvent.click(link());
    expect(here()).toMatch(/^REPLACE \/menu\/latte\?size=2/);
  });

  it.each([
    ['when the whole page is to be loaded', {}, { reloadDocument: true }],
    ['with the control key', { ctrlKey: true }, {}],
    ['with the command key', { metaKey: true }, {}],
    ['with the shift key', { shiftKey: true }, {}],
    ['with the alt key', { altKey: true }, {}],
    ['with the middle button', { button: 1 }, {}],
    ['for another window', {}, { target: '_blank' }],
  ])('leaves a click to the browser: %s', (_how, init, properties) => {
    open(
      <Link to="/gift" {...properties}>
        Go
      </Link>,
    );
    const click = createEvent.click(link(), { ...init });
    // jsdom cannot leave the page; the browser would.
    link().ownerDocument.addEventListener('click', (event) => event.preventDefault(), { once: true });
    let wasPrevented: boolean | undefined;
    link().parentElement?.parentElement?.addEventListener(
      'click',
      (event) => (wasPrevented = event.defaultPrevented),
      { once: true },
    );
    fireEvent(link(), click);
    expect(wasPrevented).toBe(false);
    expect(here()).toMatch(/^POP \/menu\/latte/);
  });

  it('calls onClick first, which may prevent the navigation', () => {
    const onClick = jest.fn((event: React.MouseEvent) => event.preventDefault());
    open(
      <Link to="/gift" onClick={onClick}>
        Go
      </Link>,
    );
    fireEvent.click(link());
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(here()).toMatch(/^POP/);
  });

  it.each([
    ['/menu', '/menu', false, true],
    ['/menu', '/Menu/latte', false, true],
    ['/menu', '/menus', false, false],
    ['/menu', '/menu/latte', true, false],
    ['/menu/latte', '/menu/latte', true, true],
    ['/', '/', false, true],
    ['/', '/menu', false, false],
  ])('of the navigation to %s on %s (end: %s) is current: %s', (to, at, end, isCurrent) => {
    open(
      <NavLink to={to} end={end} className="tab">
        Go
      </NavLink>,
      at,
    );
    expect(link().getAttribute('aria-current')).toBe(isCurrent ? 'page' : null);
    expect(link()).toHaveClass('tab');
  });
});
