import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter, Link, useLocation } from 'react-router';
import { usePageArrival } from './page-effects.ts';

const frames: FrameRequestCallback[] = [];
const nextFrame = () => {
  for (const frame of frames.splice(0)) frame(0);
};
const Pages = () => {
  const { pathname } = useLocation();
  usePageArrival('main');
  return (
    <main id="main">
      <Link to="/next">Next</Link>
      {pathname === '/next' && (
        <>
          <div hidden>
            <h1>Hidden</h1>
          </div>
          <h1>Next page</h1>
        </>
      )}
    </main>
  );
};

beforeEach(() => {
  window.scrollTo = jest.fn();
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  window.history.replaceState(null, '', '/');
});

describe('the arrival at a page', () => {
  it('moves focus to the heading that is shown after the frame, not in the task that builds the page', async () => {
    render(
      <BrowserRouter>
        <Pages />
      </BrowserRouter>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    const heading = screen.getByRole('heading', { name: 'Next page' });
    expect(heading).not.toHaveFocus();
    nextFrame();
    await waitFor(() => expect(heading).toHaveFocus());
  });
});
