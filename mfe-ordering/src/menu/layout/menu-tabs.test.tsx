import { screen } from '@testing-library/react';
import { answerMenu } from '../../testing/graphql-double.ts';
import { drinks } from '../../testing/menu.fixtures.ts';
import { openPage, serverOfTest } from '../../testing/ordering-page.ts';

const server = serverOfTest();

describe('the tabs of the menu', () => {
  it('read the layout in a frame of their own, not while React builds the page', async () => {
    server.use(answerMenu(() => [drinks()]));
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    const layout = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(300);
    jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(500);
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
    await openPage('/menu/featured');
    const tabs = await screen.findByRole('navigation', { name: 'Menu pages' });
    expect(layout).not.toHaveBeenCalled();
    for (const frame of frames.splice(0)) frame(0);
    expect(tabs.scrollLeft).toBe(250);
  });
});
