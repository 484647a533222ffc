import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FavoriteToggle } from './favorite-toggle.tsx';

const heart = () => screen.getByRole('button', { name: 'Favorite: Loop & Lake' });

describe('a favourite toggle', () => {
  it.each([true, false])('asks for the other state when pressed is %s, by keyboard too', async (pressed) => {
    const onToggle = jest.fn();
    render(<FavoriteToggle label="Favorite: Loop & Lake" pressed={pressed} onToggle={onToggle} />);
    expect(heart()).toHaveAttribute('aria-pressed', String(pressed));
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onToggle.mock.calls).toEqual([[!pressed]]);
  });

  it('shows that it is pending and ignores a press meanwhile, focus stays, D-55', async () => {
    const onToggle = jest.fn();
    render(<FavoriteToggle label="Favorite: Loop & Lake" pressed pending onToggle={onToggle} />);
    await userEvent.click(heart());
    expect(onToggle).not.toHaveBeenCalled();
    expect(heart()).toHaveAttribute('aria-busy', 'true');
    expect(heart()).toHaveFocus();
  });
});
