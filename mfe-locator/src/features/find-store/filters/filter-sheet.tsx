import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHost } from '@crema/remote-kit';
import { Button, Checkbox, Sheet } from '@crema/shared-ui';
import { groupFeatures, type FeatureGroup } from '../../../stores/amenities.rules.ts';
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

/** Amenities by category (LOC-021). Choices take effect on Apply; Escape and Close discard them. */
export const FilterSheet = ({ active, onApply, onClose }: FilterSheetProps) => {
  const intl = useIntl();
  const groups = useGroups();
  const [chosen, setChosen] = useState(active);
  const toggle = (code: string) =>
    setChosen(chosen.includes(code) ? chosen.filter((other) => other !== code) : [...chosen, code]);
  const apply = () => {
    onClose();
    onApply(chosen);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={<FormattedMessage id="locator.filters.title" />}
      description={<FormattedMessage id="locator.filters.all" />}
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
