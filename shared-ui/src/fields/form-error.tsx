import type { ReactNode } from 'react';
import { Banner } from '../feedback/banner.tsx';
import s from './form-error.module.css';

export interface FormErrorProps {
  title: ReactNode;
  /** Each link moves focus to its field. */
  errors?: readonly { fieldId: string; message: ReactNode }[];
  children?: ReactNode;
}

/**
 * The errors that prevent a form from being sent, at its head. Screen readers announce them when they appear.
 */
export const FormError = ({ title, errors, children }: FormErrorProps) => (
  <Banner tone="error" title={title}>
    {children}
    {errors && errors.length > 0 && (
      <ul className={s.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    )}
  </Banner>
);
