import { useRef, type ComponentProps } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import s from './field.module.css';

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'type'> {
  /** The accessible name. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The accessible name of the button that empties the field. */
  clearLabel: string;
}

/** A search field of one line; emptying it keeps focus in it. */
export const SearchField = ({
  label,
  value,
  onChange,
  clearLabel,
  className,
  ...input
}: SearchFieldProps) => {
  const ref = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    ref.current?.focus();
  };
  return (
    <div className={classNames(s.wrap, className)}>
      <Icon name="search" size={20} className={s.lead} />
      <input
        enterKeyHint="search"
        autoComplete="off"
        {...input}
        ref={ref}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(s.box, s.search, s.withLead, value ? s.withTrail : '')}
      />
      {value && (
        <div className={s.trail}>
          <IconButton icon="close" label={clearLabel} onClick={clear} />
        </div>
      )}
    </div>
  );
};
