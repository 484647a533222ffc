import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toast, ToastRegion } from './toast.tsx';

describe('toasts', () => {
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
