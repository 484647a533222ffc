import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox, Switch } from './checkbox.tsx';
import { FormError } from './form-error.tsx';
import { RadioCards } from './radio-cards.tsx';
import { TextField } from './text-field.tsx';

describe('a field', () => {
  it('is named by its label and described by its hint', () => {
    render(<TextField label="Postal code" hint="We look for stores nearby" />);
    const box = screen.getByRole('textbox', { name: 'Postal code' });
    expect(box).toHaveAccessibleDescription('We look for stores nearby');
    expect(box).toBeValid();
  });

  it('is invalid and says why, the error before the hint, when there is one', () => {
    render(<TextField label="Postal code" hint="Five digits" error="This is not a postal code" />);
    const box = screen.getByRole('textbox');
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('This is not a postal code Five digits');
  });

  it('announces an error that arrives, in a place that was there before', () => {
    const { rerender } = render(<TextField label="Name" id="name" />);
    const place = document.getElementById('name-error');
    expect(place).toHaveAttribute('aria-live', 'polite');
    rerender(<TextField label="Name" id="name" error="Tell us your name" />);
    expect(document.getElementById('name-error')).toBe(place);
    expect(place).toHaveTextContent('Tell us your name');
  });
});

describe('ticks and choices', () => {
  it('names a checkbox by its label only and describes it by hint and error', () => {
    render(<Checkbox label="I agree" hint="Read the terms" error="Please agree" />);
    expect(screen.getByRole('checkbox', { name: 'I agree' })).toHaveAccessibleDescription(
      'Please agree Read the terms',
    );
  });

  it('offers a switch as a switch', async () => {
    render(<Switch label="Order updates" />);
    const control = screen.getByRole('switch', { name: 'Order updates' });
    await userEvent.click(screen.getByText('Order updates'));
    expect(control).toBeChecked();
  });

  it('reports the chosen option', async () => {
    const onChange = jest.fn();
    const options = [
      { value: 'counter', label: 'At the counter' },
      { value: 'curb', label: 'At the curb' },
    ] as const;
    render(<RadioCards legend="Pick up" options={options} value="counter" onChange={onChange} />);
    await userEvent.click(screen.getByRole('radio', { name: 'At the curb' }));
    expect(onChange).toHaveBeenCalledWith('curb');
    expect(screen.getByRole('group', { name: 'Pick up' })).toBeInTheDocument();
  });
});

describe('the summary of a form’s errors', () => {
  it('leads to the field', async () => {
    render(
      <>
        <FormError title="Two things to fix" errors={[{ fieldId: 'mail', message: 'Tell us your email' }]} />
        <TextField id="mail" label="Email" />
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Two things to fix');
    await userEvent.click(screen.getByRole('link', { name: 'Tell us your email' }));
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  });
});
