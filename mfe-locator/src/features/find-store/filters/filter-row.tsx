import { startTransition, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { afterFrame, lazyPart, useHost } from '@crema/remote-kit';
import { offeredFeatures } from '@crema/shared-contracts';
import { Badge, Button, Chip, VisuallyHidden } from '@crema/shared-ui';
import { FilterSheetUnavailable } from '../part-unavailable.tsx';
import s from './filter-row.module.css';

/** The most used filters. All others are in the overlay; they are also shown here while they are active. */
const quickFilters: readonly string[] = ['ON', 'GC', 'hrs24'];

const FilterSheet = lazyPart(() => import('./filter-sheet.tsx').then((part) => part.FilterSheet), {
  fallback: FilterSheetUnavailable,
  preload: 'idle',
});

interface FilterRowProps {
  readonly active: readonly string[];
  readonly onChange: (features: readonly string[]) => void;
}

/** The Filter button with the number of active filters (LOC-021), and the most used filters next to it. */
export const FilterRow = ({ active, onChange }: FilterRowProps) => {
  const intl = useIntl();
  const { features } = useHost().configuration;
  const [open, setOpen] = useState(false);
  const offered = offeredFeatures(features).map(({ code }) => code);
  const quick = [
    ...quickFilters.filter((code) => offered.includes(code)),
    ...active.filter((code) => !quickFilters.includes(code)),
  ];
  // The frame that answers the press does not wait for the sheet.
  const openSheet = () => void afterFrame(() => startTransition(() => setOpen(true)));
  const toggle = (code: string) =>
    onChange(active.includes(code) ? active.filter((other) => other !== code) : [...active, code]);
  return (
    <div role="group" aria-label={intl.formatMessage({ id: 'locator.features.label' })} className={s.row}>
      <Chip icon="filter" aria-haspopup="dialog" className={s.filter} onClick={openSheet}>
        <FormattedMessage id="locator.filters" />
        {active.length > 0 && (
          <>
            <VisuallyHidden>
              <FormattedMessage id="locator.filters.active" values={{ count: active.length }} />
            </VisuallyHidden>
            <span aria-hidden>
              <Badge>{active.length}</Badge>
            </span>
          </>
        )}
      </Chip>
      {quick.map((code) => (
        <Chip key={code} pressed={active.includes(code)} onClick={() => toggle(code)}>
          <FormattedMessage id={`locator.feature.${code}`} />
        </Chip>
      ))}
      {active.length > 1 && (
        <Button variant="quiet" size="small" onClick={() => onChange([])}>
          <FormattedMessage id="locator.features.clear" />
        </Button>
      )}
      {open && <FilterSheet active={active} onApply={onChange} onClose={() => setOpen(false)} />}
    </div>
  );
};
