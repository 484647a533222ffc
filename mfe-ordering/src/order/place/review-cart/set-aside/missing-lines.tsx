import { FormattedMessage } from 'react-intl';
import { Card, Heading, Text } from '@crema/shared-ui';
import { useAppSelector } from '../../../../state/ordering.hooks.ts';
import { sizeOf } from '../../../../cart/cart.conversions.ts';
import { findLineObstacle } from '../../../../cart/cart.rules.ts';
import { selectMissingLines } from '../../../../cart/orderable-lines.selectors.ts';
import type { CartLine } from '../../../../cart/cart.slice.ts';
import { ObstacleText } from '../../../../catalogue/obstacle-text.tsx';
import { ProductPicture } from '../../../../catalogue/product-picture.tsx';
import { Differences } from '../lines/cart-line-row.tsx';
import s from '../lines/cart-lines.module.css';
import { MissingLineActions } from './missing-line-actions.tsx';

/** The size and the reason why the line cannot be made: of the size, or of the named option (D-143). */
export const MissingReason = ({ line }: { readonly line: CartLine }) => {
  const obstacle = findLineObstacle(line);
  return (
    <>
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
    </>
  );
};

const MissingLine = ({ line }: { readonly line: CartLine }) => (
  <li className={s.row}>
    <div className={s.art} data-missing>
      <ProductPicture picture={line.product.picture} art={line.product.art} sizes="6rem" />
    </div>
    <div className={s.words}>
      <h3 className={s.name}>{line.product.name}</h3>
      <MissingReason line={line} />
      <MissingLineActions line={line} />
    </div>
  </li>
);

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
