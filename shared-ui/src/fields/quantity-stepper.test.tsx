import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx';

const words = {
  label: 'Quantity of Flat white',
  decreaseLabel: 'One fewer',
  increaseLabel: 'One more',
} as const;

const show = (props: Partial<QuantityStepperProps>) => {
  const onChange = jest.fn();
  render(<QuantityStepper {...words} value={2} onChange={onChange} min={1} max={3} {...props} />);
  return onChange;
};

describe('a quantity stepper', () => {
  it.each([
    ['One more', 2, 3],
    ['One fewer', 2, 1],
  ])('on “%s” goes from %d to %d', async (name, value, expected) => {
    const onChange = show({ value });
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onChange).toHaveBeenCalledWith(expected);
  });

  it.each([
    ['One more', 3],
    ['One fewer', 1],
  ])('stays at its bound on “%s” at %d, yet keeps the button in reach', async (name, value) => {
    const onChange = show({ value });
    const button = screen.getByRole('button', { name });
    await userEvent.click(button);
    expect(onChange).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
  });

  it('offers removal at the least quantity when it may', async () => {
    const onRemove = jest.fn();
    show({ value: 1, onRemove, removeLabel: 'Remove from cart' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove from cart' }));
    expect(onRemove).toHaveBeenCalled();
  });

  it('is one group with a spoken value', () => {
    show({});
    expect(screen.getByRole('group', { name: 'Quantity of Flat white' })).toContainElement(
      screen.getByRole('status'),
    );
  });
});
