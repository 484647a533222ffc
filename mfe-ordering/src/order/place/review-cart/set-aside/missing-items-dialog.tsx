import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Button, Dialog, buttonClass } from '@crema/shared-ui';
import { useAppSelector } from '../../../../state/ordering.hooks.ts';
import { selectAvailableLines, selectMissingLines } from '../../../../cart/orderable-lines.selectors.ts';
import { menuPaths } from '../../../../catalogue/menu-paths.ts';
import s from '../lines/cart-lines.module.css';
import { MissingLineActions } from './missing-line-actions.tsx';
import { MissingReason } from './missing-lines.tsx';

interface MissingItemsDialogProps {
  readonly open: boolean;
  readonly onGoOn: () => void;
  readonly onBack: () => void;
}
/**
 * ORD-045: asks whether to order without the items that the store lacks, or to go back; when it lacks all of
 * them, to choose another store. Each is named with its size or option, and can be changed, swapped or removed (D-143).
 */
export const MissingItemsDialog = ({ open, onGoOn, onBack }: MissingItemsDialogProps) => {
  const intl = useIntl();
  const missing = useAppSelector(selectMissingLines);
  const all = useAppSelector(selectAvailableLines).length === 0;
  return (
    <Dialog
      open={open}
      onClose={onBack}
      title={
        all ? (
          <FormattedMessage id="ordering.cart.missing.all" />
        ) : (
          <FormattedMessage id="ordering.cart.missing.title" values={{ count: missing.length }} />
        )
      }
      closeLabel={intl.formatMessage({ id: 'ordering.order.action.close' })}
      actions={
        <>
          <Button variant="quiet" onClick={onBack}>
            <FormattedMessage id="ordering.cart.missing.back" />
          </Button>
          {all ? (
            <Link to={menuPaths.chooseStore(menuPaths.cart)} className={buttonClass('primary')}>
              <FormattedMessage id="ordering.cart.missing.otherStore" />
            </Link>
          ) : (
            <Button onClick={onGoOn}>
              <FormattedMessage id="ordering.cart.missing.goOn" />
            </Button>
          )}
        </>
      }
    >
      <ul role="list" className={s.list}>
        {missing.map((line) => (
          <li key={line.itemId} className={s.missing}>
            <h3 className={s.name}>{line.product.name}</h3>
            <MissingReason line={line} />
            <MissingLineActions line={line} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
