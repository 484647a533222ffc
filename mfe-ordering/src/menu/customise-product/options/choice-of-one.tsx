import { FormattedMessage } from 'react-intl';
import { RadioCards, Text } from '@crema/shared-ui';
import { availabilityMessages } from '../../../catalogue/availability.messages.ts';
import { OptionPrice } from './option-price.tsx';
import type { GroupProps } from '../recipe/option-props.ts';
import { quantityOf, withChoice } from '../recipe/recipe.rules.ts';
import type { OptionProduct } from '../recipe/product.types.ts';

const describe = (option: OptionProduct) => {
  const message = availabilityMessages[option.availability];
  return message && <FormattedMessage id={message} />;
};

/** A choice of one option of a group, such as the milk. */
export const ChoiceOfOne = ({ group, hideName, recipe, onChange }: GroupProps) => (
  <RadioCards
    legend={group.name}
    hideLegend={hideName}
    columns
    value={group.products.find((option) => quantityOf(recipe, option) > 0)?.sku}
    onChange={(sku) => onChange((current) => withChoice(current, group, sku))}
    options={group.products.map((option) => ({
      value: option.sku,
      label: option.name,
      description: describe(option),
      disabled: option.availability !== 'AVAILABLE',
      end:
        option.defaultQuantity > 0 ? (
          <Text as="span" size="note" tone="muted">
            <FormattedMessage id="ordering.product.standard" />
          </Text>
        ) : (
          <OptionPrice price={option.pricePerUnit} />
        ),
    }))}
  />
);
