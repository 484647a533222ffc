import { memo, useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { afterFrame, useHost } from '@crema/remote-kit';
import { Button, Checkbox, Sheet } from '@crema/shared-ui';
import { groupFeatures, type FeatureGroup } from '../../../stores/amenities.rules.ts';
import { useFilterCounts, type FilterCounts } from './use-filter-counts.ts';
import s from './filter-sheet.module.css';

interface FilterSheetProps {
  readonly active: readonly string[];
  readonly onApply: (features: readonly string[]) => void;
  readonly onClose: () => void;
}

/**
 * The categories that have a message. Features of other categories are grouped under More; a feature without
 * a message is not offered.
 */
const useGroups = (): readonly (FeatureGroup & { readonly titleId: string })[] => {
  const { messages } = useIntl();
  const has = (id: string) => Object.hasOwn(messages, id);
  return groupFeatures(useHost().configuration.features)
    .map(({ category, codes }) => ({
      category,
      codes: codes.filter((code) => has(`locator.feature.${code}`)),
      titleId: has(`locator.filters.${category}`) ? `locator.filters.${category}` : 'locator.filters.other',
    }))
    .filter(({ codes }) => codes.length > 0);
};

interface FilterOptionProps {
  readonly code: string;
  readonly isChosen: boolean;
  /** The number of stores; an empty line while it is loaded, so that nothing moves. */
  readonly count: number | 'loading' | undefined;
  readonly onToggle: (code: string) => void;
}
/** One filter of the sheet. Only the ticked one is rendered again: a press is answered in one frame. */
const FilterOption = memo(({ code, isChosen, count, onToggle }: FilterOptionProps) => (
  <Checkbox
    label={<FormattedMessage id={`locator.feature.${code}`} />}
    hint={
      count === 'loading'
        ? '\u00a0'
        : count !== undefined && <FormattedMessage id="locator.saved.count" values={{ count }} />
    }
    checked={isChosen}
    onChange={() => onToggle(code)}
  />
));
const countOf = (code: string, { data, isLoading }: FilterCounts): FilterOptionProps['count'] => {
  if (data) return data.counts.find((row) => row.code === code)?.count;
  return isLoading ? 'loading' : undefined;
};

/** Amenities by category with the number of stores for each (LOC-021). Choices take effect on Apply; Escape and Close discard them. */
export const FilterSheet = ({ active, onApply, onClose }: FilterSheetProps) => {
  const intl = useIntl();
  const groups = useGroups();
  const [chosen, setChosen] = useState(active);
  const counts = useFilterCounts(chosen);
  const toggle = useCallback(
    (code: string) =>
      setChosen((before) =>
        before.includes(code) ? before.filter((other) => other !== code) : [...before, code],
      ),
    [],
  );
  /** The button shows its press, the sheet closes and the list is rendered again, each in a frame of its own. */
  const apply = () => {
    afterFrame(() => {
      onClose();
      afterFrame(() => onApply(chosen));
    });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={<FormattedMessage id="locator.filters.title" />}
      description={
        <>
          <FormattedMessage id="locator.filters.all" />{' '}
          <span role="status">
            {counts.data && (
              <FormattedMessage id="locator.filters.matches" values={{ count: counts.data.total }} />
            )}
          </span>
        </>
      }
      closeLabel={intl.formatMessage({ id: 'locator.filters.close' })}
      actions={
        <div className={s.actions}>
          <Button variant="quiet" disabled={chosen.length === 0} onClick={() => setChosen([])}>
            <FormattedMessage id="locator.filters.clearAll" />
          </Button>
          <Button className={s.apply ?? ''} onClick={apply}>
            <FormattedMessage id="locator.filters.apply" values={{ count: chosen.length }} />
          </Button>
        </div>
      }
    >
      <div className={s.groups}>
        {groups.map(({ category, codes, titleId }) => (
          <fieldset key={category} className={s.group}>
            <legend>
              <FormattedMessage id={titleId} />
            </legend>
            {codes.map((code) => (
              <FilterOption
                key={code}
                code={code}
                isChosen={chosen.includes(code)}
                count={countOf(code, counts)}
                onToggle={toggle}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </Sheet>
  );
};
