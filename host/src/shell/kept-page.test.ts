import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { hostPaths } from '@crema/shared-contracts';
import { leaveKeptPage } from './kept-page.ts';

const root = document.documentElement;
const server = setupServer();
/** The replies of the server wait until `answer` is called. */
const setup = ({ member, type }: { readonly member?: string; readonly type: string }) => {
  const held = Promise.withResolvers<void>();
  let asked = 0;
  server.use(
    http.get(`*${hostPaths.session}`, async () => {
      asked += 1;
      await held.promise;
      return HttpResponse.json({ session: { kind: 'member', member: { memberId: 'm1' } } });
    }),
  );
  if (member !== undefined) root.dataset['member'] = member;
  performance.getEntriesByType = () => [{ type }] as unknown as PerformanceEntryList;
  jest.isolateModules(() => void jest.requireActual('./kept-page.inline.ts'));
  return { asked: () => asked, answer: () => held.resolve() };
};
const isHidden = () => root.style.visibility === 'hidden';
const transition = (name: 'pagehide' | 'pageshow') =>
  window.dispatchEvent(Object.assign(new Event(name), { persisted: true }));
const shown = () =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (isHidden()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(root, { attributes: true });
  });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => {
  leaveKeptPage();
  delete window.leaveKeptPage;
  delete root.dataset['member'];
  root.removeAttribute('style');
  server.resetHandlers();
});

describe('a member’s page that Back shows', () => {
  it('is hidden until the session says that the member is signed in, D-14, D-166', async () => {
    const { asked, answer } = setup({ member: 'm1', type: 'back_forward' });
    expect(isHidden()).toBe(true);
    const visible = shown();
    answer();
    await visible;
    expect(asked()).toBe(1);
  });

  it('from the back/forward cache, before its scripts have run, is hidden while it is kept, D-166', async () => {
    const { asked, answer } = setup({ member: 'm1', type: 'navigate' });
    expect(isHidden()).toBe(false);
    transition('pagehide');
    expect(isHidden()).toBe(true);
    transition('pageshow');
    expect(isHidden()).toBe(true);
    const visible = shown();
    answer();
    await visible;
    expect(asked()).toBe(1);
  });

  it('is watched by the host once that has started', () => {
    const { asked } = setup({ member: 'm1', type: 'navigate' });
    leaveKeptPage();
    transition('pagehide');
    expect(isHidden()).toBe(false);
    expect(asked()).toBe(0);
  });
});

it('a page that names no member is never hidden', () => {
  const { asked } = setup({ type: 'back_forward' });
  transition('pagehide');
  expect(isHidden()).toBe(false);
  expect(asked()).toBe(0);
});
