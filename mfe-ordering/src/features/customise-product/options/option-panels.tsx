import { FormattedMessage } from 'react-intl';
import { Card, Disclosure, Heading } from '@crema/shared-ui';
import { ChoiceOfOne } from './choice-of-one.tsx';
import { optionPanels } from './option-panels.rules.ts';
import type { OptionProps } from './option-props.ts';
import { differencesIn, quantityOf } from '../recipe/recipe.rules.ts';
import type { OptionGroup, OptionPanel, OptionProduct } from '../product.types.ts';
import { Quantities } from './quantities.tsx';
import s from './option-panels.module.css';

const controls = { ONE: ChoiceOfOne, MANY: Quantities } as const satisfies Record<
  OptionGroup['selection'],
  unknown
>;

const AmountOf = ({ option, quantity }: { readonly option: OptionProduct; readonly quantity: number }) => (
  <FormattedMessage
    id={quantity > 0 ? 'ordering.change.quantity' : 'ordering.change.removed'}
    values={{ quantity, option: option.name }}
  />
);

/** A summary of the panel: the choice, or the number of changes in it. */
const PanelState = ({
  panel,
  product,
  recipe,
}: Omit<OptionProps, 'onChange'> & { readonly panel: OptionPanel }) => {
  const options = panel.groups.flatMap(({ products }) => products);
  const only = panel.groups.length === 1 ? panel.groups[0] : undefined;
  if (only?.selection === 'ONE') return options.find((option) => quantityOf(recipe, option) > 0)?.name;
  const alone = options.length === 1 ? options[0] : undefined;
  if (alone) return <AmountOf option={alone} quantity={quantityOf(recipe, alone)} />;
  const count = differencesIn(product, recipe).filter(({ option }) => options.includes(option)).length;
  return count > 0 && <FormattedMessage id="ordering.product.panelChanges" values={{ count }} />;
};

/** All options of the product, one panel per category (ORD-023). */
export const OptionPanels = (props: OptionProps) => {
  const panels = optionPanels(props.product);
  if (panels.length === 0) return null;
  return (
    <section aria-labelledby="customise-title">
      <Heading level={2} size="medium" id="customise-title" className={s.title ?? ''}>
        <FormattedMessage id="ordering.product.customise" />
      </Heading>
      <Card padding="none" className={s.card ?? ''}>
        {panels.map((panel, index) => (
          <Disclosure
            key={panel.categoryNumber}
            summary={panel.name}
            end={<PanelState panel={panel} {...props} />}
            open={index === 0}
          >
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
        ))}
      </Card>
    </section>
  );
};
