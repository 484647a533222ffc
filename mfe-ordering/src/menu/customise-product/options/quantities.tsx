import { FormattedMessage, useIntl } from 'react-intl';
import { useHost } from '@crema/remote-kit';
import { Heading, List, ListRow, QuantityStepper, Text } from '@crema/shared-ui';
import { availabilityMessages } from '../../../catalogue/availability.messages.ts';
import { OptionPrice } from './option-price.tsx';
import type { GroupProps } from '../recipe/option-props.ts';
import { canRaise, quantityOf, withQuantity } from '../recipe/recipe.rules.ts';
import type { OptionProduct } from '../recipe/product.types.ts';

const OptionDetail = ({ option }: { readonly option: OptionProduct }) => {
  const message = availabilityMessages[option.availability];
  if (message) return <FormattedMessage id={message} />;
  return <OptionPrice price={option.pricePerUnit} unit={option.attributes.unitOfMeasure} />;
};

/** Options with a quantity, such as shots and syrups, within their own limits and the item's (ORD-041). */
export const Quantities = ({ group, hideName, product, recipe, isFull, onChange }: GroupProps) => {
  const intl = useIntl();
  const { maximumModifierAmount } = useHost().configuration;
  return (
    <>
      {!hideName && (
        <Heading level={3} size="small">
          {group.name}
        </Heading>
      )}
      <List>
        {group.products.map((option) => {
          const quantity = quantityOf(recipe, option);
          const available = option.availability === 'AVAILABLE';
          const raisable = available && canRaise(product, recipe, option, maximumModifierAmount);
          return (
            <ListRow
              key={option.sku}
              title={option.name}
              detail={<OptionDetail option={option} />}
              end={
                <QuantityStepper
                  label={option.name}
                  decreaseLabel={intl.formatMessage({ id: 'ordering.product.less' }, { option: option.name })}
                  increaseLabel={intl.formatMessage({ id: 'ordering.product.more' }, { option: option.name })}
                  value={quantity}
                  min={option.min}
                  max={raisable ? option.max : quantity}
                  onChange={(next) => onChange((current) => withQuantity(current, option, next))}
                />
              }
            />
          );
        })}
      </List>
      <Text size="note" tone="muted" role="status">
        {isFull && (
          <FormattedMessage id="ordering.product.modifierMax" values={{ limit: maximumModifierAmount }} />
        )}
      </Text>
    </>
  );
};
