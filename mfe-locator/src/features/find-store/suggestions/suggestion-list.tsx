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

/** The listbox of PlaceSearch. It handles mousedown, so that the box keeps focus. Suggestions of Google name their source. */
export const SuggestionList = ({ id, options, active, onChoose }: SuggestionListProps) => {
  const intl = useIntl();
  return (
    <div hidden={options.length === 0} className={s.list}>
      <ul
        role="listbox"
        id={id}
        aria-label={intl.formatMessage({ id: 'locator.search.suggestions' })}
        className={s.options}
      >
        {options.map((option, index) => (
          <li
            key={'placeId' in option ? option.placeId : `${option.name}${option.lat}`}
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
      {options.some((option) => 'placeId' in option) && (
        <p translate="no" className={s.source}>
          Google Maps
        </p>
      )}
    </div>
  );
};
