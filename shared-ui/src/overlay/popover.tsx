import { useId, type ReactNode } from 'react';
import { buttonClass, type ButtonVariant } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import s from './popover.module.css';

export interface PopoverProps {
  /** What the button shows; with a picture only, give `buttonLabel` too. */
  button: ReactNode;
  buttonLabel?: string;
  variant?: ButtonVariant;
  /** Replaces the look of the button. */
  buttonClassName?: string;
  /** Spoken name of the panel. */
  label: string;
  align?: 'start' | 'end';
  children?: ReactNode;
}

/** A small panel beside its button; the platform opens it, closes it on Esc or a press elsewhere. */
export const Popover = ({
  button,
  buttonLabel,
  variant = 'quiet',
  buttonClassName,
  label,
  align = 'start',
  children,
}: PopoverProps) => {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={buttonLabel}
        className={buttonClassName ?? buttonClass(variant)}
      >
        {button}
      </button>
      <div id={id} popover="auto" role="group" aria-label={label} className={classNames(s.panel, s[align])}>
        {children}
      </div>
    </>
  );
};
