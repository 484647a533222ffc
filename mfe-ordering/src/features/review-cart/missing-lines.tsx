import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Button, Card, Heading, Text, buttonClass } from '@crema/shared-ui';
import { useAppDispatch, useAppSelector } from '../../ordering.hooks.ts';
import { sizeOf } from '../../cart/cart.conversions.ts';
import { findLineObstacle } from '../../cart/cart.rules.ts';
import { selectMissingLines } from '../../cart/orderable-lines.selectors.ts';
import { swapBegun, type CartLine } from '../../cart/cart.slice.ts';
import { menuPaths } from '../../catalogue/menu-paths.ts';
import { ObstacleText } from '../../catalogue/obstacle-text.tsx';
import { ProductPicture } from '../../catalogue/product-picture.tsx';
import { spokenOnly } from '../../messages/spoken-only.tsx';
import { Differences, EditLink } from './cart-line-row.tsx';
import s from './cart-lines.module.css';
import { useRemoval } from './use-removal.ts';

/** The actions for an unavailable line: change it, replace it, or remove it (D-143). */
const MissingLineActions = ({ line }: { readonly line: CartLine }) => {
  const dispatch = useAppDispatch();
  const remove = useRemoval();
  const { name } = line.product;
  return (
    <div className={s.ways}>
      <EditLink line={line} />
      <Link
        to={menuPaths.root}
        onClick={() => dispatch(swapBegun({ itemId: line.itemId }))}
        className={buttonClass('quiet', { size: 'small' })}
      >
        <FormattedMessage id="ordering.cart.missing.swap" values={{ name, hidden: spokenOnly }} />
      </Link>
      <Button variant="quiet" size="small" icon="trash" onClick={() => remove(line)}>
        <FormattedMessage id="ordering.cart.removeShort" values={{ name, hidden: spokenOnly }} />
      </Button>
    </div>
  );
};

const MissingLine = ({ line }: { readonly line: CartLine }) => {
  const obstacle = findLineObstacle(line);
  return (
    <li className={s.row}>
      <div className={s.art} data-missing>
        <ProductPicture picture={line.product.picture} art={line.product.art} />
      </div>
      <div className={s.words}>
        <h3 className={s.name}>{line.product.name}</h3>
        <p className={s.size}>
          <FormattedMessage
            id="ordering.cart.missing.size"
            values={{ size: sizeOf(line)?.name, quantity: line.quantity }}
          />
        </p>
        <Differences {...line} />
        <Text size="note" tone="danger">
          {obstacle && <ObstacleText {...obstacle} />}
        </Text>
        <MissingLineActions line={line} />
      </div>
    </li>
  );
};

/**
 * The unavailable lines: they are neither priced nor ordered while the store cannot make them, and remain in
 * the cart after the order (ORD-045, D-143).
 */
export const MissingLines = () => {
  const lines = useAppSelector(selectMissingLines);
  if (lines.length === 0) return null;
  return (
    <Card as="section" tone="outlined" aria-labelledby="missing-lines">
      <Heading level={2} size="small" id="missing-lines">
        <FormattedMessage id="ordering.cart.missing.title" values={{ count: lines.length }} />
      </Heading>
      <Text size="note" tone="muted">
        <FormattedMessage id="ordering.cart.missing.body" />
      </Text>
      <ul role="list" className={s.list}>
        {lines.map((line) => (
          <MissingLine key={line.itemId} line={line} />
        ))}
      </ul>
    </Card>
  );
};
