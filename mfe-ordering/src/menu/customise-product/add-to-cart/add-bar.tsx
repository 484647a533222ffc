import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { lazyPart, useHost } from '@crema/remote-kit';
import { Button, Price, QuantityStepper, Skeleton, StickyBar, Text, buttonClass } from '@crema/shared-ui';
import { useAppDispatch, useAppSelector } from '../../../state/ordering.hooks.ts';
import { findLineObstacle, type LineObstacle } from '../../../cart/cart.rules.ts';
import { selectUnitCount } from '../../../cart/cart.selectors.ts';
import { selectSwappedLine } from '../../../cart/orderable-lines.selectors.ts';
import { swapCanceled } from '../../../cart/cart.slice.ts';
import { menuPaths } from '../../../catalogue/menu-paths.ts';
import { ObstacleText } from '../../../catalogue/obstacle-text.tsx';
import { useStorePickerPath } from '../../../order-store/use-store-picker-path.ts';
import { unitsLeft } from './add-limits.rules.ts';
import { estimatePrice, times } from '../recipe/estimate.rules.ts';
import { toLineDraft } from '../recipe/recipe.rules.ts';
import { useAddToCart, type Addition } from './use-add-to-cart.ts';
import s from './add-bar.module.css';

/** The size or option that the store lacks, which blocks the cart button (D-143). */
const NotOrderable = ({ obstacle }: { readonly obstacle: LineObstacle }) => (
  <StickyBar className={s.bar ?? ''}>
    <Text strong role="status">
      <ObstacleText {...obstacle} />
    </Text>
    <Link to={useStorePickerPath()} className={buttonClass('secondary')}>
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

/** Shown when the added line replaces an unavailable line. */
const SwapNote = ({ name }: { readonly name: string }) => {
  const dispatch = useAppDispatch();
  return (
    <>
      <FormattedMessage id="ordering.product.swapping" values={{ name }} />{' '}
      <Button variant="quiet" size="small" onClick={() => dispatch(swapCanceled())}>
        <FormattedMessage id="ordering.product.swapCancel" />
      </Button>
    </>
  );
};

const Note = ({ full, limit }: { readonly full: boolean; readonly limit: number }) => {
  const swapped = useAppSelector(selectSwappedLine);
  if (full) return <FormattedMessage id="ordering.product.atMax" values={{ limit }} />;
  if (swapped) return <SwapNote name={swapped.product.name} />;
  return <FormattedMessage id="ordering.product.estimate" />;
};

interface OrderableProps extends Addition {
  /** The units of the line that is changed or swapped; 1 for a new line. */
  readonly units: number;
  readonly left: number;
  readonly limit: number;
}
const Orderable = (props: OrderableProps) => {
  const { product, recipe, line, units, left, limit } = props;
  const intl = useIntl();
  const add = useAddToCart(props);
  const [requested, setRequested] = useState(units);
  const quantity = Math.min(requested, left);
  const price = estimatePrice(product, recipe);
  return (
    <StickyBar className={s.bar ?? ''}>
      <QuantityStepper
        label={intl.formatMessage({ id: 'ordering.product.quantity' }, { name: product.name })}
        decreaseLabel={intl.formatMessage({ id: 'ordering.product.fewer' })}
        increaseLabel={intl.formatMessage({ id: 'ordering.product.another' })}
        value={quantity}
        max={left}
        onChange={setRequested}
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
        <Note full={quantity === left} limit={limit} />
      </p>
    </StickyBar>
  );
};

const Bar = (props: Addition) => {
  const { product, recipe, line } = props;
  const { maximumItemAmount } = useHost().configuration;
  const swapped = useAppSelector(selectSwappedLine);
  const replaced = line ?? swapped;
  const left = unitsLeft({
    maximumItemAmount,
    unitsInCart: useAppSelector(selectUnitCount),
    unitsOfReplacedLine: replaced?.quantity ?? 0,
  });
  const obstacle = findLineObstacle(toLineDraft(product, recipe, 1));
  if (obstacle) return <NotOrderable obstacle={obstacle} />;
  if (left === 0) return <AtMax limit={maximumItemAmount} />;
  return <Orderable {...props} units={replaced?.quantity ?? 1} left={left} limit={maximumItemAmount} />;
};

interface OrderingOnlyProps {
  readonly children: ReactNode;
}
const OrderingOnly = lazyPart<OrderingOnlyProps>(
  () =>
    import(/* webpackChunkName: "channel" */ '../../../order/channel/ordering-only.tsx').then(
      (part) => part.OrderingOnly,
    ),
  {
    fallback: ({ children }) => children,
    placeholder: (
      <StickyBar className={s.bar ?? ''}>
        <Skeleton shape="button" className={s.add ?? ''} />
      </StickyBar>
    ),
  },
);

/**
 * The bar at the foot of the product page: quantity, price and the button that adds to the cart. Where orders are also delivered, the type of the
 * order decides whether it is there (ORD-061).
 */
export const AddBar = (props: Addition) => {
  const bar = <Bar {...props} />;
  return useHost().configuration.enableInAppDelivery ? <OrderingOnly>{bar}</OrderingOnly> : bar;
};
