import { useId, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { longestPlace } from '@crema/shared-contracts';
import { SearchField, VisuallyHidden } from '@crema/shared-ui';
import { useAppDispatch, useAppSelector } from '../../../locator.hooks.ts';
import { findMePressed } from '../position/position.slice.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { selectSuggestions, termSettled, termTyped, type Suggestion } from './suggestions.slice.ts';
import s from './place-search.module.css';

/** The Enter that ends a composition must not search. In Safari it arrives after the end, with the key code of input methods. */
const inputMethodKeyCode = 229;
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === inputMethodKeyCode;

/** Such a text asks for the device's position, as Find me does (L-02). */
const nearMe = /^(?:[\p{L} ]+ )?(?:near ?(?:by|me)|around me|près de moi|à proximité)$/iu;

interface PlaceSearchProps {
  /** The element id of the box, with which other components can move focus to it. */
  readonly id: string;
  /** The place in the URL. */
  readonly place: string;
  /** The function is called without a place when an empty box is submitted: a search by place then ends. */
  readonly onPlace: (place: string | undefined, suggestion?: Suggestion) => void;
}

/** The search box with suggested places (LOC-020): a combobox whose list is used with the arrow keys. */
export const PlaceSearch = ({ id, place, onPlace }: PlaceSearchProps) => {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const listId = useId();
  const options = useAppSelector(selectSuggestions);
  const [term, setTerm] = useState(place);
  const [shown, setShown] = useState(place);
  const [active, setActive] = useState(-1);
  // After back, forward or find-me changed the URL, the box shows the place in the URL.
  if (shown !== place) {
    setShown(place);
    setTerm(place);
  }

  const settle = () => {
    setActive(-1);
    dispatch(termSettled());
  };
  const type = (value: string) => {
    setTerm(value);
    setActive(-1);
    dispatch(termTyped(value));
  };
  const choose = (option: Suggestion) => {
    settle();
    setTerm(option.name);
    onPlace(option.name, option);
  };
  const submit = () => {
    const option = options[active];
    if (option) return choose(option);
    settle();
    const typed = term.trim();
    if (nearMe.test(typed)) dispatch(findMePressed());
    else onPlace(typed || undefined);
  };
  const walk = (step: 1 | -1) => {
    // Index −1 is the box itself: the arrow keys wrap around through it.
    const places = options.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  };
  const listKeys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => walk(1),
    ArrowUp: () => walk(-1),
    Escape: settle,
  };
  const press = (event: KeyboardEvent) => {
    const act = event.key === 'Enter' ? submit : options.length > 0 ? listKeys[event.key] : undefined;
    if (!act || isComposing(event)) return;
    event.preventDefault();
    act();
  };

  return (
    <div role="search" className={s.search}>
      <SearchField
        id={id}
        label={intl.formatMessage({ id: 'locator.search.label' })}
        placeholder={intl.formatMessage({ id: 'locator.search.placeholder' })}
        clearLabel={intl.formatMessage({ id: 'locator.search.clear' })}
        value={term}
        onChange={type}
        onKeyDown={press}
        maxLength={longestPlace}
        onBlur={settle}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
      />
      <SuggestionList id={listId} options={options} active={active} onChoose={choose} />
      <VisuallyHidden role="status">
        {options.length > 0 && (
          <FormattedMessage id="locator.search.suggested" values={{ count: options.length }} />
        )}
      </VisuallyHidden>
    </div>
  );
};
