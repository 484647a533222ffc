import { Fragment, memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHost } from '@crema/remote-kit';
import { Card, Disclosure, Heading } from '@crema/shared-ui';
import { inSentence } from '../../../cart/in-sentence.ts';
import { ChoiceOfOne } from './choice-of-one.tsx';
import { optionPanels } from '../recipe/option-panels.rules.ts';
import type { OptionProps } from '../recipe/option-props.ts';
import { addedUnits, differencesIn, quantityOf, sameIn } from '../recipe/recipe.rules.ts';
import type { OptionGroup, OptionPanel, OptionProduct } from '../recipe/product.types.ts';
import { Quantities } from './quantities.tsx';
import s from './option-panels.module.css';

const controls = { ONE: ChoiceOfOne, MANY: Quantities } as const satisfies Record<
  OptionGroup['selection'],
  unknown
>;

const AmountOf = ({ option, quantity }: { readonly option: OptionProduct; readonly quantity: number }) => {
  const { locale } = useIntl();
  return quantity > 0 ? (
    <FormattedMessage id="ordering.change.quantity" values={{ quantity, option: option.name }} />
  ) : (
    <FormattedMessage id="ordering.change.removed" values={{ option: inSentence(option.name, locale) }} />
  );
};

/** A panel's summary names this many options; with more it has the number of changes. */
const maximumNamed = 2;

/** A summary of the panel: the choice, what is in it, or the number of changes in it. */
const PanelState = ({
  panel,
  product,
  recipe,
}: Omit<OptionProps, 'onChange'> & { readonly panel: OptionPanel }) => {
  const options = panel.groups.flatMap(({ products }) => products);
  const only = panel.groups.length === 1 ? panel.groups[0] : undefined;
  if (only?.selection === 'ONE') return options.find((option) => quantityOf(recipe, option) > 0)?.name;
  // A standard ingredient that is excluded is named too: "No espresso".
  const named = options.filter(
    (option) => option.defaultQuantity > 0 || quantityOf(recipe, option) > 0 || options.length === 1,
  );
  if (named.length <= maximumNamed && panel.groups.every(({ selection }) => selection === 'MANY'))
    return named.map((option, index) => (
      <Fragment key={option.sku}>
        {index > 0 && ', '}
        <AmountOf option={option} quantity={quantityOf(recipe, option)} />
      </Fragment>
    ));
  const count = differencesIn(product, recipe).filter(({ option }) => options.includes(option)).length;
  return count > 0 && <FormattedMessage id="ordering.product.panelChanges" values={{ count }} />;
};

interface PanelProps extends OptionProps {
  readonly panel: OptionPanel;
  readonly isOpen: boolean;
  /** True when the item has as many added units as it may have: no option of any panel can be raised. */
  readonly isFull: boolean;
}
/** A choice in another panel leaves a panel as it is. */
const showsSame = (before: PanelProps, after: PanelProps): boolean =>
  before.panel === after.panel &&
  before.onChange === after.onChange &&
  before.isFull === after.isFull &&
  sameIn(after.panel, before.recipe, after.recipe);

const Panel = memo(
  ({ panel, isOpen, ...props }: PanelProps) => (
    <Disclosure summary={panel.name} end={<PanelState panel={panel} {...props} />} open={isOpen}>
      {panel.groups.map((group) => {
        const Control = controls[group.selection];
        return (
          <Control
            key={group.categoryNumber}
            group={group}
            hideName={group.name === panel.name || panel.groups.length === 1}
            {...props}
          />
        );
      })}
    </Disclosure>
  ),
  showsSame,
);

/** All options of the product, one panel per category (ORD-023). */
export const OptionPanels = (props: OptionProps) => {
  const { maximumModifierAmount } = useHost().configuration;
  const panels = optionPanels(props.product);
  const isFull = addedUnits(props.product, props.recipe) >= maximumModifierAmount;
  if (panels.length === 0) return null;
  return (
    <section aria-labelledby="customise-title">
      <Heading level={2} size="medium" id="customise-title" className={s.title ?? ''}>
        <FormattedMessage id="ordering.product.customise" />
      </Heading>
      <Card padding="none" className={s.card ?? ''}>
        {panels.map((panel, index) => (
          <Panel key={panel.categoryNumber} panel={panel} isOpen={index === 0} isFull={isFull} {...props} />
        ))}
      </Card>
    </section>
  );
};
