import { useIntl } from 'react-intl';
import { Icon } from '@crema/shared-ui';
import type { Suggestion } from './suggestions.slice.ts';
import s from './place-search.module.css';

interface SuggestionListProps {
  readonly id: string;
  readonly options: readonly Suggestion[];
  readonly active: number;
  readonly onChoose: (option: Suggestion) => void;
}

/** The listbox of PlaceSearch. It handles mousedown, so that the box keeps focus. */
export const SuggestionList = ({ id, options, active, onChoose }: SuggestionListProps) => {
  const intl = useIntl();
  return (
    <ul
      role="listbox"
      id={id}
      aria-label={intl.formatMessage({ id: 'locator.search.suggestions' })}
      hidden={options.length === 0}
      className={s.list}
    >
      {options.map((option, index) => (
        <li
          key={`${option.name}${option.lat}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={s.option}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          <Icon name="pin" size={18} className={s.pin ?? ''} />
          <span>{option.name}</span>
        </li>
      ))}
    </ul>
  );
};
