import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '@crema/shared-ui';
import { useAppDispatch } from '../../../../state/ordering.hooks.ts';
import { swapBegun, type CartLine } from '../../../../cart/cart.slice.ts';
import { menuPaths } from '../../../../catalogue/menu-paths.ts';
import { spokenOnly } from '../../../../accessibility/spoken-only.tsx';
import { EditLink } from '../lines/cart-line-row.tsx';
import s from '../lines/cart-lines.module.css';
import { useRemoval } from '../lines/use-removal.ts';

/** The actions for an unavailable line: change it, replace it, or remove it (D-143, ORD-042). */
export const MissingLineActions = ({ line }: { readonly line: CartLine }) => {
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
