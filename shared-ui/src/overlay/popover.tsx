import { useId, type ReactNode } from 'react';
import { buttonClass, type ButtonVariant } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import s from './popover.module.css';

export interface PopoverProps {
  /** The content of the button; add `buttonLabel` for an icon alone. */
  button: ReactNode;
  buttonLabel?: string;
  variant?: ButtonVariant;
  /** The class name that replaces the button's default one. */
  buttonClassName?: string;
  /** The accessible name of the panel. */
  label: string;
  align?: 'start' | 'end';
  children?: ReactNode;
}

/** A small panel next to its button; the browser opens it and closes it on Esc or a press outside. */
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
