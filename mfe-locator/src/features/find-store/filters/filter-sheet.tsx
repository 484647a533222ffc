import { useState } from 'react';
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

/** The number of stores for a filter; an empty line while it is loaded, so that nothing moves. */
const FilterCount = ({ code, data, isLoading }: FilterCounts & { readonly code: string }) => {
  const count = data?.counts.find((row) => row.code === code)?.count;
  if (count !== undefined) return <FormattedMessage id="locator.saved.count" values={{ count }} />;
  return isLoading ? <>{'\u00a0'}</> : null;
};

/** Amenities by category with the number of stores for each (LOC-021). Choices take effect on Apply; Escape and Close discard them. */
export const FilterSheet = ({ active, onApply, onClose }: FilterSheetProps) => {
  const intl = useIntl();
  const groups = useGroups();
  const [chosen, setChosen] = useState(active);
  const counts = useFilterCounts(chosen);
  const hasCounts = counts.data !== undefined || counts.isLoading;
  const toggle = (code: string) =>
    setChosen(chosen.includes(code) ? chosen.filter((other) => other !== code) : [...chosen, code]);
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
              <Checkbox
                key={code}
                label={<FormattedMessage id={`locator.feature.${code}`} />}
                hint={hasCounts && <FilterCount code={code} {...counts} />}
                checked={chosen.includes(code)}
                onChange={() => toggle(code)}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </Sheet>
  );
};
