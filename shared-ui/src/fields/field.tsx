import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import s from './field.module.css';

/** The props of every field. */
export interface FieldMessages {
  label: ReactNode;
  hint?: ReactNode;
  /** The error, which is shown and announced; the control is then marked invalid. */
  error?: ReactNode;
  /** A small text after the label, e.g. “optional”. */
  aside?: ReactNode;
}

/** The attributes that the control inside a Field needs. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldMessages {
  /** The id of the control, if the caller needs to know it. */
  id?: string;
  hideLabel?: boolean;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** The ids and attributes that connect a control with its hint and error. */
export const useFieldWiring = (
  id: string | undefined,
  { hint, error }: Pick<FieldMessages, 'hint' | 'error'>,
) => {
  const own = useId();
  const controlId = id ?? own;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const control: FieldControl = {
    id: controlId,
    'aria-describedby': classNames(error && errorId, hint && hintId) || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return { control, hintId, errorId };
};

/** The live region of an error. It is always mounted, so that a new error is announced. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className={s.error} aria-live="polite">
    {children}
  </p>
);

/** Label, hint and error around any control, connected by ids. */
export const Field = ({ id, label, hint, error, aside, hideLabel, className, children }: FieldProps) => {
  const { control, hintId, errorId } = useFieldWiring(id, { hint, error });
  return (
    <div className={classNames(s.field, className)}>
      <label htmlFor={control.id} className={classNames(s.label, hideLabel && s.hidden)}>
        {label} {aside && <span className={s.aside}>{aside}</span>}
      </label>
      {hint && (
        <p id={hintId} className={s.hint}>
          {hint}
        </p>
      )}
      {children(control)}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
};
