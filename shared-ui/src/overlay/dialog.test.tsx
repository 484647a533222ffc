import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';

const Page = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Remove card</button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Remove this card?"
        description="Its balance stays yours."
        closeLabel="Close"
      >
        <button>Yes, remove it</button>
      </Dialog>
    </>
  );
};

describe('a dialog', () => {
  const opened = async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove card' }));
    return screen.getByRole('dialog');
  };

  it('is named by its title and described by its description', async () => {
    const dialog = await opened();
    expect(dialog).toHaveAccessibleName('Remove this card?');
    expect(dialog).toHaveAccessibleDescription('Its balance stays yours.');
  });

  it('gives focus back to the button that opened it', async () => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove card' })).toHaveFocus();
  });

  it('closes on the platform’s cancel, which Esc sends', async () => {
    const dialog = await opened();
    const cancel = new Event('cancel', { cancelable: true });
    fireEvent(dialog, cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(screen.queryByText('Yes, remove it')).not.toBeInTheDocument();
  });

  it('closes on a press beside it and stays on a press inside', async () => {
    const dialog = await opened();
    await userEvent.click(screen.getByText('Its balance stays yours.'));
    expect(dialog).toHaveAttribute('open');
    await userEvent.click(dialog);
    expect(dialog).not.toHaveAttribute('open');
  });

  it('gives focus back even when it is taken away while open', async () => {
    render(<button>Opener</button>);
    screen.getByRole('button').focus();
    const { unmount } = render(<Dialog open onClose={() => undefined} title="Hello" closeLabel="Close" />);
    screen.getByRole('button', { name: 'Close' }).focus();
    unmount();
    expect(screen.getByRole('button', { name: 'Opener' })).toHaveFocus();
  });

  it('gives focus to the page’s heading when its opener is gone, or nothing had focus, K-19', async () => {
    const dialog = <Dialog open onClose={() => undefined} title="Your order is in!" closeLabel="Close" />;
    render(
      <main>
        <h1 tabIndex={-1}>Order status</h1>
      </main>,
    );
    const first = render(dialog);
    screen.getByRole('button', { name: 'Close' }).focus();
    first.unmount();
    expect(screen.getByRole('heading', { name: 'Order status' })).toHaveFocus();
    const opener = render(<button>Opener</button>);
    screen.getByRole('button').focus();
    const second = render(dialog);
    opener.unmount();
    second.unmount();
    expect(screen.getByRole('heading', { name: 'Order status' })).toHaveFocus();
  });
});
