import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useHost } from '@crema/remote-kit';
import type { Money } from '@crema/shared-contracts';
import { Price, QuantityStepper } from '@crema/shared-ui';
import { useAppDispatch, useAppSelector } from '../../../../state/ordering.hooks.ts';
import { sizeOf } from '../../../../cart/cart.conversions.ts';
import { useDifferenceText } from '../../../../cart/use-recipe-text.ts';
import { selectRemainingUnits } from '../../../../cart/cart.selectors.ts';
import type { ItemFacts } from '../../../../cart/use-cart-items.ts';
import { quantityChanged, type CartLine } from '../../../../cart/cart.slice.ts';
import { menuPaths } from '../../../../catalogue/menu-paths.ts';
import { ProductPicture } from '../../../../catalogue/product-picture.tsx';
import { spokenOnly } from '../../../../accessibility/spoken-only.tsx';
import { inSentence } from '../../../../cart/in-sentence.ts';
import s from './cart-lines.module.css';
import { LineFacts } from './line-facts.tsx';
import { useRemoval } from './use-removal.ts';

/** The differences from the standard recipe, in sequence (D-36). */
export const Differences = ({
  childItems,
  excludedIngredients = [],
}: Pick<CartLine, 'childItems' | 'excludedIngredients'>) => {
  const { locale } = useIntl();
  const differenceText = useDifferenceText();
  if (childItems.length + excludedIngredients.length === 0) return null;
  return (
    <ul role="list" className={s.differences}>
      {childItems.map((child) => (
        <li key={child.sku}>{differenceText(child)}</li>
      ))}
      {excludedIngredients.map(({ sku, name }) => (
        <li key={sku}>
          <FormattedMessage id="ordering.change.removed" values={{ option: inSentence(name, locale) }} />
        </li>
      ))}
    </ul>
  );
};

const Stepper = ({ line }: { readonly line: CartLine }) => {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const remove = useRemoval();
  const { maximumItemAmount } = useHost().configuration;
  const remainingUnits = useAppSelector((state) => selectRemainingUnits(state, maximumItemAmount));
  const { name } = line.product;
  return (
    <QuantityStepper
      label={intl.formatMessage({ id: 'ordering.cart.quantity' }, { name })}
      decreaseLabel={intl.formatMessage({ id: 'ordering.cart.fewer' }, { name })}
      increaseLabel={intl.formatMessage({ id: 'ordering.cart.more' }, { name })}
      removeLabel={intl.formatMessage({ id: 'ordering.cart.remove' }, { name })}
      onRemove={() => remove(line)}
      value={line.quantity}
      max={line.quantity + remainingUnits}
      onChange={(value) => dispatch(quantityChanged({ itemId: line.itemId, delta: value - line.quantity }))}
    />
  );
};

export const EditLink = ({ line }: { readonly line: CartLine }) => (
  <Link to={`${menuPaths.product(line.product)}?edit=${encodeURIComponent(line.itemId)}`} className={s.edit}>
    <FormattedMessage id="ordering.cart.edit" values={{ name: line.product.name, hidden: spokenOnly }} />
  </Link>
);

interface CartLineRowProps {
  readonly line: CartLine;
  /** The server's price for the order; until it is received, the estimate. */
  readonly price: Money | undefined;
  /** True while the displayed price belongs to the order before the last change. */
  readonly pricing: boolean;
  readonly facts: ItemFacts | undefined;
  readonly isLoading: boolean;
}
/** One line of the cart. */
export const CartLineRow = ({ line, price, pricing, facts, isLoading }: CartLineRowProps) => (
  <li className={s.row}>
    <div className={s.art}>
      <ProductPicture picture={line.product.picture} art={line.product.art} sizes="6rem" />
    </div>
    <div className={s.words}>
      <h3 className={s.name}>{line.product.name}</h3>
      <p className={s.size}>{sizeOf(line)?.name}</p>
      <Differences {...line} />
      <LineFacts facts={facts} isLoading={isLoading} />
      <EditLink line={line} />
    </div>
    <div className={s.side}>
      <span className={s.price} data-pricing={pricing || undefined}>
        {price && <Price value={price} />}
      </span>
      <Stepper line={line} />
    </div>
  </li>
);
