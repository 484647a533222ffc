import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { afterFrame } from '@crema/remote-kit';
import { Button, Checkbox, RadioCards, Sheet, Text } from '@crema/shared-ui';
import type { Menu } from '../../../catalogue/menu.types.ts';
import type { Allergen } from '../../../catalogue/use-menu.ts';
import {
  countFilters,
  countMatches,
  filterLimits,
  limitKeys,
  noFilter,
  productsOfMenus,
  type LimitKey,
  type MenuFilter,
} from './menu-filter.rules.ts';
import s from './menu-filter-sheet.module.css';

const any = 'any';

interface DraftProps {
  readonly draft: MenuFilter;
  readonly onChange: (draft: MenuFilter) => void;
  /** The number of items that a filter leaves. */
  readonly countOf: (filter: MenuFilter) => number;
}
const Count = ({ count }: { readonly count: number }) => (
  <FormattedMessage id="ordering.filter.count" values={{ count }} />
);

const AllergensToAvoid = ({
  draft,
  onChange,
  countOf,
  allergens,
}: DraftProps & { readonly allergens: readonly Allergen[] }) => (
  <fieldset className={s.group} aria-describedby="avoid-hint">
    <legend>
      <FormattedMessage id="ordering.filter.avoid" />
    </legend>
    <Text id="avoid-hint" size="note" tone="muted" className={s.hint ?? ''}>
      <FormattedMessage id="ordering.filter.avoidHint" />
    </Text>
    {allergens.map(({ key, name }) => {
      const isAvoided = draft.avoid.includes(key);
      const others = draft.avoid.filter((other) => other !== key);
      const avoiding = { ...draft, avoid: [...others, key] };
      return (
        <Checkbox
          key={key}
          label={name}
          hint={<Count count={countOf(avoiding)} />}
          checked={isAvoided}
          onChange={() => onChange(isAvoided ? { ...draft, avoid: others } : avoiding)}
        />
      );
    })}
  </fieldset>
);

const Limit = ({ limitKey, draft, onChange, countOf }: DraftProps & { readonly limitKey: LimitKey }) => {
  const options = [undefined, ...filterLimits[limitKey]];
  return (
    <RadioCards
      legend={<FormattedMessage id={`ordering.filter.${limitKey}`} />}
      columns
      value={String(draft[limitKey] ?? any)}
      onChange={(value) => onChange({ ...draft, [limitKey]: value === any ? undefined : Number(value) })}
      options={options.map((limit) => ({
        value: String(limit ?? any),
        label:
          limit === undefined ? (
            <FormattedMessage id="ordering.filter.any" />
          ) : (
            <FormattedMessage id={`ordering.filter.${limitKey}.upTo`} values={{ limit }} />
          ),
        description: <Count count={countOf({ ...draft, [limitKey]: limit })} />,
      }))}
    />
  );
};

interface FilterSheetProps {
  readonly menus: readonly Menu[];
  readonly allergens: readonly Allergen[];
  readonly filter: MenuFilter;
  readonly onApply: (filter: MenuFilter) => void;
  readonly onClose: () => void;
}

/**
 * Allergens to avoid, caffeine and calories, each with the number of items that it would leave (ORD-124). Choices take
 * effect with the last button; Escape and Close discard them.
 */
export const FilterSheet = ({ menus, allergens, filter, onApply, onClose }: FilterSheetProps) => {
  const intl = useIntl();
  const [draft, setDraft] = useState(filter);
  const products = useMemo(() => productsOfMenus(menus), [menus]);
  const countOf = (other: MenuFilter) => countMatches(products, other);
  const parts = { draft, onChange: setDraft, countOf };
  /** The menu is rendered again: the sheet closes in a frame of its own. */
  const apply = () => {
    onClose();
    afterFrame(() => onApply(draft));
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={<FormattedMessage id="ordering.filter.title" />}
      description={<FormattedMessage id="ordering.filter.description" />}
      closeLabel={intl.formatMessage({ id: 'ordering.filter.close' })}
      actions={
        <div className={s.actions}>
          <Button variant="quiet" disabled={countFilters(draft) === 0} onClick={() => setDraft(noFilter)}>
            <FormattedMessage id="ordering.filter.clear" />
          </Button>
          <Button className={s.apply ?? ''} onClick={apply}>
            <FormattedMessage id="ordering.filter.apply" values={{ count: countOf(draft) }} />
          </Button>
        </div>
      }
    >
      <div className={s.groups}>
        <AllergensToAvoid {...parts} allergens={allergens} />
        {limitKeys.map((key) => (
          <Limit key={key} limitKey={key} {...parts} />
        ))}
      </div>
    </Sheet>
  );
};
