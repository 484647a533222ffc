import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import s from './field.module.css';

/** What every field says about itself. */
export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown and announced when present; the control is then marked invalid. */
  error?: ReactNode;
  /** A quiet word after the label, e.g. “optional”. */
  aside?: ReactNode;
}

/** Attributes the control inside a Field must carry. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Id of the control, when the caller has to know it. */
  id?: string;
  hideLabel?: boolean;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** Ids and attributes that tie a control to its hint and error. */
export const useFieldWiring = (
  id: string | undefined,
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
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

/** The line an error appears in. Always there, so that its arrival is announced. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className={s.error} aria-live="polite">
    {children}
  </p>
);

/** Label, hint and error around any control, wired together. */
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
