import { useLayoutEffect } from 'react';
import { render, screen } from '@testing-library/react';
import { lazyRoute } from '../index.ts';
import { useLazyCode } from './lazy-code.ts';

const load = () => Promise.resolve(() => <h1>Later</h1>);

describe('a page whose code is fetched when it is first shown', () => {
  it('shows its placeholder until the code has arrived, so that the footer keeps its position', async () => {
    const Page = lazyRoute(load, <p>One moment</p>);
    render(<Page />);
    expect(screen.getByText('One moment')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Later' })).toBeVisible();
    expect(screen.queryByText('One moment')).not.toBeInTheDocument();
  });

  it('shows a page whose code arrived between its first rendering and the effect of it, PLT-016', async () => {
    const Page = () => <p>the page</p>;
    let arrived: typeof Page | undefined;
    const code = { get: () => arrived, load: async () => (arrived ??= Page) };
    const Route = () => {
      const { Component } = useLazyCode(code);
      // A touch on the link has begun the load; it ends before the effects of this rendering.
      useLayoutEffect(() => void (arrived = Page), []);
      return Component ? <Component /> : <p>skeleton</p>;
    };
    render(<Route />);
    expect(await screen.findByText('the page')).toBeVisible();
  });

  it('has no type without a placeholder', () => {
    // @ts-expect-error -- the placeholder is missing
    expect(lazyRoute(load)).toBeDefined();
    // @ts-expect-error -- null has no size
    expect(lazyRoute(load, null)).toBeDefined();
  });
});
