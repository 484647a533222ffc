import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Modal } from '../overlay/modal.tsx';
import { Toast, ToastRegion } from './toast.tsx';

describe('toasts, PLT-022', () => {
  it('appear in a region that is live before the first one', () => {
    const { rerender } = render(<ToastRegion label="Notices" />);
    const region = screen.getByRole('region', { name: 'Notices' });
    expect(region).toHaveAttribute('aria-live', 'polite');
    rerender(
      <ToastRegion label="Notices">
        <Toast tone="success">Added to your cart</Toast>
      </ToastRegion>,
    );
    expect(region).toHaveTextContent('Added to your cart');
  });

  it('are a part of the topmost modal, where they can be pressed and are announced, PLT-022, L-15', async () => {
    const onUndo = jest.fn();
    const page = (isOpen: boolean, inner: boolean, toast: boolean) => (
      <>
        <Modal
          open={isOpen}
          onClose={jest.fn()}
          title="Pay"
          look={undefined}
          actions={<button>Pay</button>}
        />
        <Modal open={inner} onClose={jest.fn()} title="Sure?" look={undefined} />
        <ToastRegion label="Notices">
          {toast && <Toast action={<button onClick={onUndo}>Undo</button>}>Removed</Toast>}
        </ToastRegion>
      </>
    );
    const { rerender } = render(page(true, false, false));
    const dialog = screen.getByRole('dialog', { name: 'Pay' });
    const region = within(dialog).getByRole('region', { name: 'Notices' });
    expect(region).toHaveAttribute('aria-live', 'polite');
    // In the column of title, content and actions it takes up room of its own.
    expect(region.parentElement).toContainElement(within(dialog).getByRole('button', { name: 'Pay' }));
    expect(region.parentElement?.parentElement).toBe(dialog);
    rerender(page(true, false, true));
    expect(region).toHaveTextContent('Removed');
    await userEvent.click(within(region).getByRole('button', { name: 'Undo' }));
    expect(onUndo).toHaveBeenCalledTimes(1);
    rerender(page(true, true, true));
    expect(within(screen.getByRole('dialog', { name: 'Sure?' })).getByText('Removed')).toBeInTheDocument();
    rerender(page(false, false, true));
    expect(screen.getByText('Removed').closest('dialog')).toBeNull();
  });

  it('can be dismissed', async () => {
    const onDismiss = jest.fn();
    render(
      <ToastRegion label="Notices">
        <Toast onDismiss={onDismiss} dismissLabel="Dismiss">
          Saved
        </Toast>
      </ToastRegion>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalled();
  });
});
