import { createSignal } from '@crema/shared-contracts';
import { stopForeignRecords } from '../foreign-changes/server-markup.ts';
import type { RemoteState } from './remote-instance.ts';
import { createRenderedPage } from './rendered-page.ts';

const ready: RemoteState = {
  status: 'ready',
  mounted: { routes: {}, slots: {}, dispose: () => undefined },
  version: '1.0.0',
  url: '/',
  mountId: 1,
};
const route = { remote: 'mfe-gift', routeId: 'gift' } as const;

describe('a page of the server whose code comes late', () => {
  afterEach(stopForeignRecords);
  const open = () => {
    jest.isolateModules(() => void jest.requireActual('../foreign-changes/foreign-changes.inline.ts'));
    document.body.innerHTML = '<main><h1>Gifts</h1></main>';
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    document.dispatchEvent(new Event('readystatechange'));
    const state = createSignal<RemoteState>({ status: 'loading' });
    return { state, page: createRenderedPage(createSignal<typeof route | undefined>(route), () => state) };
  };
  const replaceMarkup = () => {
    const heading = document.createElement('h1');
    heading.textContent = 'Gifts again';
    document.querySelector('main')?.replaceChildren(heading);
  };
  const headings = () => [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);

  it('has its markup restored before it is hydrated, PLT-017', async () => {
    const { state, page } = open();
    const pending = page.pending('mfe-gift', 'gift', false);
    replaceMarkup();
    state.set(ready);
    await pending;
    expect(headings()).toEqual(['Gifts']);
  });

  it('is there once when React replaces it instead of hydrating it, PLT-006, PLT-017', async () => {
    const { state, page } = open();
    void page.pending('mfe-gift', 'gift', false);
    const pending = page.pending('mfe-gift', 'gift', true);
    replaceMarkup();
    state.set(ready);
    await pending;
    expect(headings()).toEqual(['Gifts again']);
  });
});
