import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { toAppError, useGraphqlClient } from '@crema/remote-kit';
import { tipErrorOf, toChosenTip } from '@crema/remote-kit/tip';
import { Button, Dialog, MoneyText, Stack, Text } from '@crema/shared-ui';
import { ChangeTipDocument } from '../../../generated/operations.ts';
import { TipAmounts } from '../../place/payment/tip/tip-amounts.tsx';
import type { TippedOrder } from './tip.rules.ts';

/** The texts of the server's refusals; the old tip stays in each case. */
const refusals: Readonly<Record<string, string>> = {
  TIP_NOT_ALLOWED: 'ordering.tip.change.closed',
  INSUFFICIENT_BALANCE: 'ordering.tip.change.balance',
  CARD_NOT_FOUND: 'ordering.tip.change.card',
};
const failed = 'ordering.tip.change.failed';

/** Sends the tip. */
const useTipChange = ({ orderId }: TippedOrder, onChanged: () => void) => {
  const client = useGraphqlClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (tipAmountMinor: number) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await client.mutate({ mutation: ChangeTipDocument, variables: { orderId, tipAmountMinor } });
      onChanged();
    } catch (cause) {
      setProblem(refusals[toAppError(cause).code] ?? failed);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, send };
};

interface ChangeTipDialogProps {
  readonly order: TippedOrder;
  readonly onClose: () => void;
  /** The tip was changed: the page requests its orders again. */
  readonly onChanged: () => void;
}
/** Chooses another tip for an order that was placed. The card that paid pays the difference, or gets it back. */
export const ChangeTipDialog = ({ order, onClose, onChanged }: ChangeTipDialogProps) => {
  const intl = useIntl();
  const [tip, setTip] = useState(() => toChosenTip(order.tip.amountMinor));
  const { isBusy, problem, send } = useTipChange(order, () => {
    onChanged();
    onClose();
  });
  const { price } = order;
  return (
    <Dialog
      open
      onClose={onClose}
      title={intl.formatMessage({ id: 'ordering.tip.change' })}
      actions={
        <>
          <Button
            busy={isBusy}
            disabled={tipErrorOf(tip, price) !== undefined}
            onClick={() => void send(tip.amountMinor)}
          >
            <FormattedMessage id="ordering.tip.change.save" />
          </Button>
          <Button variant="quiet" onClick={onClose}>
            <FormattedMessage id="ordering.order.action.close" />
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <TipAmounts price={price} tip={tip} onChange={setTip} />
        <Text size="note" tone="muted">
          <FormattedMessage id="ordering.tip.change.how" />
        </Text>
        {problem && (
          <div role="alert">
            <Text tone="danger">
              <FormattedMessage id={problem} values={{ tip: <MoneyText value={order.tip} /> }} />
            </Text>
          </div>
        )}
      </Stack>
    </Dialog>
  );
};
