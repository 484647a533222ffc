import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { useHost } from '@crema/remote-kit';
import { Button, Price, QuantityStepper, StickyBar, Text, buttonClass } from '@crema/shared-ui';
import { selectUnitCount } from '../../cart/cart.selectors.ts';
import { lineAdded, lineEdited } from '../../cart/cart.slice.ts';
import type { CartLine } from '../../cart/cart.types.ts';
import { availabilityMessages } from '../../catalogue/availability.messages.ts';
import { menuPaths } from '../../catalogue/menu-paths.ts';
import { unitsLeft } from './add-limits.rules.ts';
import { estimatePrice, times } from './estimate.rules.ts';
import { toLineDraft, type Recipe } from './recipe.rules.ts';
import type { Product } from './product.types.ts';
import s from './add-bar.module.css';

interface AddBarProps {
  readonly product: Product;
  readonly recipe: Recipe;
  readonly line: CartLine | undefined;
  /** Where it leads once the recipe is in the cart; without one, to the product's category. */
  readonly wayOn: string | undefined;
}

/** Adds the recipe to the cart, or changes the line that it came from; then leads on. */
const useAdd = ({ product, recipe, line, wayOn }: AddBarProps) => {
  const intl = useIntl();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { toast } = useHost();
  const viewCart = {
    label: intl.formatMessage({ id: 'ordering.cartBar.view' }),
    onPress: () => void navigate(menuPaths.cart),
  };
  return (quantity: number) => {
    const draft = toLineDraft(product, recipe, quantity);
    dispatch(line ? lineEdited({ itemId: line.itemId, ...draft }) : lineAdded(draft));
    const text = intl.formatMessage(
      { id: line ? 'ordering.product.changed' : 'ordering.product.added' },
      { name: product.name },
    );
    toast({ kind: 'success', text, keepOnNavigation: true, ...(!line && { action: viewCart }) });
    void navigate(wayOn ?? menuPaths.breadcrumb(product.breadcrumbUri));
  };
};

const NotOrderable = ({ messageId }: { readonly messageId: string }) => (
  <StickyBar className={s.bar ?? ''}>
    <Text strong role="status">
      <FormattedMessage id={messageId} />
    </Text>
    <Link to={menuPaths.chooseStore} className={buttonClass('secondary')}>
      <FormattedMessage id="ordering.store.changeStore" />
    </Link>
  </StickyBar>
);

const AtMax = ({ limit }: { readonly limit: number }) => (
  <StickyBar className={s.bar ?? ''}>
    <Text strong role="status">
      <FormattedMessage id="ordering.product.atMax" values={{ limit }} />
    </Text>
    <Link to={menuPaths.cart} className={buttonClass('primary')}>
      <FormattedMessage id="ordering.cartBar.view" />
    </Link>
  </StickyBar>
);

const Orderable = (props: AddBarProps & { readonly left: number; readonly limit: number }) => {
  const { product, recipe, line, left, limit } = props;
  const intl = useIntl();
  const add = useAdd(props);
  const [wanted, setWanted] = useState(line?.quantity ?? 1);
  const quantity = Math.min(wanted, left);
  const price = estimatePrice(product, recipe);
  return (
    <StickyBar className={s.bar ?? ''}>
      <QuantityStepper
        label={intl.formatMessage({ id: 'ordering.product.quantity' }, { name: product.name })}
        decreaseLabel={intl.formatMessage({ id: 'ordering.product.fewer' })}
        increaseLabel={intl.formatMessage({ id: 'ordering.product.another' })}
        value={quantity}
        max={left}
        onChange={setWanted}
      />
      <Button size="large" className={s.add ?? ''} onClick={() => add(quantity)}>
        <FormattedMessage id={line ? 'ordering.product.save' : 'ordering.product.add'} />
        {price && (
          <>
            {' '}
            <Price value={times(price, quantity)} className={s.price ?? ''} />
          </>
        )}
      </Button>
      <p className={s.note} role="status">
        {quantity === left ? (
          <FormattedMessage id="ordering.product.atMax" values={{ limit }} />
        ) : (
          <FormattedMessage id="ordering.product.estimate" />
        )}
      </p>
    </StickyBar>
  );
};

/** The foot of the product page: how many, for how much, and into the cart. */
export const AddBar = (props: AddBarProps) => {
  const { maximumItemAmount } = useHost().configuration;
  const left = unitsLeft({
    maximumItemAmount,
    unitsInCart: useSelector(selectUnitCount),
    unitsOfEditedLine: props.line?.quantity ?? 0,
  });
  const messageId = availabilityMessages[props.product.availability];
  if (messageId) return <NotOrderable messageId={messageId} />;
  if (left === 0) return <AtMax limit={maximumItemAmount} />;
  return <Orderable {...props} left={left} limit={maximumItemAmount} />;
};
