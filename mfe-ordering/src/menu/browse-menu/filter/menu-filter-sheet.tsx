import { memo, useDeferredValue, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { afterFrame } from '@crema/remote-kit';
import { Button, Checkbox, RadioCards, Sheet, Text } from '@crema/shared-ui';
import type { Menu } from '../../../catalogue/menu.types.ts';
import type { Allergen } from '../../../catalogue/use-menu.ts';
import {
  countFilters,
  filterLimits,
  limitKeys,
  noFilter,
  productsOfMenus,
  type LimitKey,
  type MenuFilter,
} from './menu-filter.rules.ts';
import { countsOf } from './menu-filter-counts.rules.ts';
import s from './menu-filter-sheet.module.css';

const any = 'any';

interface DraftProps {
  readonly draft: MenuFilter;
  readonly onChange: (draft: MenuFilter) => void;
  /** The draft to which the numbers belong; it follows in a render of its own, so that a choice is shown without them. */
  readonly counted: MenuFilter;
  /** The number of items that a filter leaves. */
  readonly countOf: (filter: MenuFilter) => number;
}
const Count = memo(({ count }: { readonly count: number }) => (
  <FormattedMessage id="ordering.filter.count" values={{ count }} />
));

const without = ({ avoid }: MenuFilter, key: string) => avoid.filter((other) => other !== key);

const AllergensToAvoid = ({
  draft,
  onChange,
  counted,
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
      const others = without(draft, key);
      return (
        <Checkbox
          key={key}
          label={name}
          hint={<Count count={countOf({ ...counted, avoid: [...without(counted, key), key] })} />}
          checked={isAvoided}
          onChange={() => onChange({ ...draft, avoid: isAvoided ? others : [...others, key] })}
        />
      );
    })}
  </fieldset>
);

const Limit = ({
  limitKey,
  draft,
  onChange,
  counted,
  countOf,
}: DraftProps & { readonly limitKey: LimitKey }) => {
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
        description: <Count count={countOf({ ...counted, [limitKey]: limit })} />,
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
  const counted = useDeferredValue(draft);
  const countOf = useMemo(() => countsOf(productsOfMenus(menus)), [menus]);
  const parts = { draft, onChange: setDraft, counted, countOf };
  /** The button shows its press, the sheet closes and the menu is rendered again, each in a frame of its own. */
  const apply = () => {
    afterFrame(() => {
      onClose();
      afterFrame(() => onApply(draft));
    });
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
            <FormattedMessage id="ordering.filter.apply" values={{ count: countOf(counted) }} />
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
