import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../typography/visually-hidden.tsx';
import s from './spinner.module.css';

export interface SpinnerProps {
  /** The text that screen readers announce while it spins. */
  label: string;
  size?: 'small' | 'medium' | 'large';
}

export const Spinner = ({ label, size = 'medium' }: SpinnerProps) => (
  <span role="status" className={classNames(s.spinner, s[size])}>
    <VisuallyHidden>{label}</VisuallyHidden>
  </span>
);
