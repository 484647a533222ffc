import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'menu', label: 'Menu', panel: 'All drinks' },
  { id: 'recent', label: 'Recent', panel: 'Your last orders' },
  { id: 'saved', label: 'Favourites', panel: 'Your favourites' },
];

describe('tabs', () => {
  it.each([
    ['{ArrowRight}', 'Recent', 'Your last orders'],
    ['{ArrowLeft}', 'Favourites', 'Your favourites'],
    ['{End}', 'Favourites', 'Your favourites'],
  ])('on %s go to %s', async (key, name, panel) => {
    render(<Tabs label="Order" tabs={tabs} />);
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(screen.getByRole('tab', { name })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name })).toHaveTextContent(panel);
  });

  it('take one stop in the tab order', async () => {
    render(<Tabs label="Order" tabs={tabs} />);
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });
});
