import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { toAppError, useGraphqlClient } from '@crema/remote-kit';
import { Button, Dialog, Stack, Text } from '@crema/shared-ui';
import { CancelOrderDocument } from '../../../generated/operations.ts';
import type { FollowedOrder } from './use-followed-order.ts';

/** The texts of the server's refusals: the order stays as it is. */
const refusals: Readonly<Record<string, string>> = { ORDER_STARTED: 'ordering.cancel.started' };
const failed = 'ordering.cancel.failed';

interface CancelOrderProps {
  readonly order: FollowedOrder;
  /** Of a guest's link. */
  readonly token: string | null;
  /** The order is canceled, or has moved on: the page reads it again. */
  readonly onEnd: () => void;
}
const useCancel = ({ order: { orderId }, token, onEnd }: CancelOrderProps) => {
  const client = useGraphqlClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const cancel = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await client.mutate({ mutation: CancelOrderDocument, variables: { orderId, token } });
      onEnd();
      return true;
    } catch (cause) {
      const { code } = toAppError(cause);
      setProblem(refusals[code] ?? failed);
      if (code in refusals) onEnd();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, cancel };
};

/** Cancels the order while its store has not begun it; what was paid goes back (L-10). */
export const CancelOrder = (props: CancelOrderProps) => {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { isBusy, problem, cancel } = useCancel(props);
  const close = () => setOpen(false);
  const canCancel = props.order.status === 'RECEIVED';
  if (!canCancel && !isOpen) return null;
  return (
    <>
      <Button variant="quiet" block disabled={!canCancel} onClick={() => setOpen(true)}>
        <FormattedMessage id="ordering.cancel.open" />
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={intl.formatMessage({ id: 'ordering.cancel.title' })}
        actions={
          <>
            {canCancel && (
              <Button
                variant="danger"
                busy={isBusy}
                onClick={() => void cancel().then((isCanceled) => isCanceled && close())}
              >
                <FormattedMessage id="ordering.cancel.open" />
              </Button>
            )}
            <Button variant="quiet" onClick={close}>
              <FormattedMessage id="ordering.cancel.keep" />
            </Button>
          </>
        }
      >
        <Stack gap={2}>
          <Text>
            <FormattedMessage id="ordering.cancel.body" />
          </Text>
          {problem && (
            <div role="alert">
              <Text tone="danger">
                <FormattedMessage id={problem} />
              </Text>
            </div>
          )}
        </Stack>
      </Dialog>
    </>
  );
};
