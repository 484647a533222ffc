import userEvent from '@testing-library/user-event';
import { startPopoverFallback } from './popover-fallback.ts';

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const openPanels = () => [...document.querySelectorAll('[data-open]')].map(({ id }) => id);

describe('the menus of a browser without the popover attribute, PLT-018', () => {
  let stop = () => undefined as void;
  beforeEach(() => {
    document.body.innerHTML = `<button id="one" popovertarget="menu"><b id="icon"></b></button><div id="menu" popover><a id="entry">Entry</a></div>
      <button id="two" popovertarget="other"></button><div id="other" popover></div><p id="outside"></p>`;
    globalThis.CSS ??= { escape: (text: string) => text } as never;
    stop = startPopoverFallback();
  });
  afterEach(() => stop());

  it('open and close with their button', async () => {
    await userEvent.click(byId('icon'));
    expect(openPanels()).toEqual(['menu']);
    await userEvent.click(byId('one'));
    expect(openPanels()).toEqual([]);
  });
  it('close when another one opens, outside is pressed or the code says so, and stay open inside', async () => {
    await userEvent.click(byId('one'));
    await userEvent.click(byId('entry'));
    expect(openPanels()).toEqual(['menu']);
    await userEvent.click(byId('two'));
    expect(openPanels()).toEqual(['other']);
    await userEvent.click(byId('outside'));
    expect(openPanels()).toEqual([]);
    await userEvent.click(byId('one'));
    byId('menu').hidePopover?.();
    expect(openPanels()).toEqual([]);
  });
  it('close with Escape, which returns the focus to the button', async () => {
    await userEvent.click(byId('one'));
    byId('entry').focus();
    await userEvent.keyboard('{Escape}');
    expect([openPanels(), document.activeElement?.id]).toEqual([[], 'one']);
  });
});
