import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import s from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  size?: ButtonSize;
  /** Makes the button as wide as its container. */
  block?: boolean;
}

/** The class names of a button for another element, for instance a router's Link. */
export const buttonClass = (variant: ButtonVariant = 'primary', look: ButtonLook = {}): string =>
  classNames(s.button, s[variant], look.size && s[look.size], look.block && s.block);

interface Own extends ButtonLook {
  variant?: ButtonVariant;
  /**
   * While a request is pending, the label keeps its space, presses are ignored and focus stays on the button.
   */
  busy?: boolean;
  icon?: IconName;
  iconEnd?: IconName;
  children?: ReactNode;
}

export type ButtonProps = Own &
  (
    | (Omit<ComponentProps<'button'>, keyof Own> & { href?: undefined })
    | (Omit<ComponentProps<'a'>, keyof Own> & { href: string })
  );

const swallow = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** A button, or with `href` a plain link that looks like one. */
export const Button = ({
  variant,
  size,
  block,
  busy,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: ButtonProps) => {
  const look = classNames(buttonClass(variant, { size, block }), busy && s.busy, className);
  const content = (
    <>
      {icon && <Icon name={icon} size={20} />}
      <span className={s.label}>{children}</span>
      {iconEnd && <Icon name={iconEnd} size={20} />}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={look}>
        {content}
      </a>
    );
  }
  const held = busy && { 'aria-busy': true, 'aria-disabled': true, onClick: swallow };
  return (
    <button type="button" {...rest} {...held} className={look}>
      {content}
    </button>
  );
};
