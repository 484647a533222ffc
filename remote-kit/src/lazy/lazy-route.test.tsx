import { render, screen } from '@testing-library/react';
import { lazyRoute } from '../index.ts';

const load = () => Promise.resolve(() => <h1>Later</h1>);

describe('a page whose code is fetched when it is first shown', () => {
  it('shows its placeholder until the code has arrived, so that the footer keeps its position', async () => {
    const Page = lazyRoute(load, <p>One moment</p>);
    render(<Page />);
    expect(screen.getByText('One moment')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Later' })).toBeVisible();
    expect(screen.queryByText('One moment')).not.toBeInTheDocument();
  });

  it('has no type without a placeholder', () => {
    // @ts-expect-error -- the placeholder is missing
    expect(lazyRoute(load)).toBeDefined();
    // @ts-expect-error -- null has no size
    expect(lazyRoute(load, null)).toBeDefined();
  });
});
