import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import s from './quantity-stepper.module.css';

export interface QuantityStepperProps {
  /** The accessible name of the group, e.g. “Quantity of Flat white”. */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  value: number;
  onChange: (value: number) => void;
  /** The lowest and highest quantity, both allowed. */
  min?: number;
  max?: number;
  /** With this label, the button below `min` becomes a bin that calls `onRemove`. */
  removeLabel?: string;
  onRemove?: () => void;
  className?: string;
}

/**
 * Buttons for fewer and more around a quantity. At a limit the button is marked as disabled but keeps its
 * position in the tab order. Before hydration each press of such a button counts (`data-every-press`); of other buttons only
 * the last one does.
 */
export const QuantityStepper = (props: QuantityStepperProps) => {
  const { label, decreaseLabel, increaseLabel, value, onChange, min = 1, max = 99, className } = props;
  const { removeLabel, onRemove } = props;
  const removes = value <= min && !!onRemove;
  const step = (to: number) => {
    if (to >= min && to <= max) onChange(to);
  };
  return (
    <div role="group" aria-label={label} className={classNames(s.stepper, className)}>
      <IconButton
        icon={removes ? 'trash' : 'minus'}
        label={removes && removeLabel ? removeLabel : decreaseLabel}
        data-every-press={removes ? undefined : ''}
        aria-disabled={!removes && value <= min}
        onClick={() => (removes ? onRemove() : step(value - 1))}
      />
      <output className={s.value} aria-live="polite">
        {value}
      </output>
      <IconButton
        icon="plus"
        label={increaseLabel}
        data-every-press=""
        aria-disabled={value >= max}
        onClick={() => step(value + 1)}
      />
    </div>
  );
};
