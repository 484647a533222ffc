import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Dialog } from '@crema/shared-ui';
import { useAppDispatch, useAppSelector } from '../../../../state/ordering.hooks.ts';
import { tipChosen } from '../tender.slice.ts';
import { selectIsTipLost } from './tip.selectors.ts';

/** Removes a tip that the price does not support any more, and says so (ORD-104). */
export const RemovedTip = () => {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const isLost = useAppSelector(selectIsTipLost);
  const [isSaid, setSaid] = useState(false);
  if (isLost && !isSaid) setSaid(true);
  useEffect(() => {
    if (isLost) dispatch(tipChosen({ amountMinor: 0 }));
  }, [isLost, dispatch]);
  const close = () => setSaid(false);
  return (
    <Dialog
      open={isSaid}
      onClose={close}
      title={intl.formatMessage({ id: 'ordering.tip.removed' })}
      actions={
        <Button onClick={close}>
          <FormattedMessage id="ordering.order.action.gotIt" />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="ordering.tip.removed.body" />
      </p>
    </Dialog>
  );
};
