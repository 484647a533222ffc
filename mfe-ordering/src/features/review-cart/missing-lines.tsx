import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button, Card, Heading, Text } from '@crema/shared-ui';
import { selectMissingLines } from '../../cart/cart.selectors.ts';
import type { CartLine } from '../../cart/cart.slice.ts';
import { availabilityMessages } from '../../catalogue/availability.messages.ts';
import { menuPaths } from '../../catalogue/menu-paths.ts';
import { ProductPicture } from '../../catalogue/product-picture.tsx';
import s from './cart-lines.module.css';
import { useRemoval } from './use-removal.ts';

const MissingLine = ({ line }: { readonly line: CartLine }) => {
  const intl = useIntl();
  const remove = useRemoval();
  const reason = availabilityMessages[line.product.availability];
  return (
    <li className={s.row}>
      <div className={s.art} data-missing>
        <ProductPicture art={line.product.art} eager />
      </div>
      <div className={s.words}>
        <h3 className={s.name}>{line.product.name}</h3>
        <Text size="note" tone="danger">
          {reason && <FormattedMessage id={reason} />}
        </Text>
      </div>
      <Button
        variant="quiet"
        size="small"
        icon="trash"
        aria-label={intl.formatMessage({ id: 'ordering.cart.remove' }, { name: line.product.name })}
        onClick={() => remove(line)}
      >
        <FormattedMessage id="ordering.cart.removeShort" />
      </Button>
    </li>
  );
};

/** Kept aside: these lines are neither priced nor ordered while the store cannot make them (ORD-045). */
export const MissingLines = () => {
  const lines = useSelector(selectMissingLines);
  if (lines.length === 0) return null;
  return (
    <Card as="section" tone="outlined" aria-labelledby="missing-lines">
      <Heading level={2} size="small" id="missing-lines">
        <FormattedMessage id="ordering.cart.missing.title" values={{ count: lines.length }} />
      </Heading>
      <Text size="note" tone="muted">
        <FormattedMessage id="ordering.cart.missing.body" />{' '}
        <Link to={menuPaths.root}>
          <FormattedMessage id="ordering.cart.missing.swap" />
        </Link>
      </Text>
      <ul role="list" className={s.list}>
        {lines.map((line) => (
          <MissingLine key={line.itemId} line={line} />
        ))}
      </ul>
    </Card>
  );
};
