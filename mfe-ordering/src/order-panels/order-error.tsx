import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Banner, Button, Dialog } from '@crema/shared-ui';
import { useErrorText, useHost, type AppError } from '@crema/remote-kit';
import type { ErrorAction, ErrorDisplay } from '@crema/shared-contracts';
import { menuPaths } from '../catalogue/menu-paths.ts';
import { orderErrors } from '../order/order.errors.ts';
import { orderPaths } from '../order/order-paths.ts';

/** Handlers of the error table's actions; an action without a handler only closes the error. */
export interface ErrorActions {
  readonly onRetry: () => void;
  /** The function is called when the customer closes the error. */
  readonly onGotIt: () => void;
  readonly onRefresh: () => void;
  readonly onChoosePayment: () => void;
}
const labels: Readonly<Record<ErrorAction, string | undefined>> = {
  'got-it': 'ordering.order.action.gotIt',
  'try-again': 'ordering.order.action.tryAgain',
  'choose-store': 'ordering.order.action.chooseStore',
  'go-to-menu': 'ordering.order.action.goToMenu',
  'sign-in': 'ordering.order.action.signIn',
  'choose-payment': 'ordering.order.action.choosePayment',
  'register-card': undefined,
  'add-card-back': undefined,
  'choose-card': undefined,
  'refresh-price': 'ordering.order.action.refresh',
  none: undefined,
};

/** The error table's row and message for an error; the configuration supplies missing parameters. */
export const useOrderError = (error: AppError | undefined) => {
  const present = useErrorText(orderErrors);
  const { configuration } = useHost();
  if (!error) return undefined;
  return present({
    kind: 'http',
    code: error.code,
    referenceId: error.referenceId,
    params: { limit: configuration.maximumItemAmount, ...error.params },
  });
};

const useErrorAction = (action: ErrorAction, actions: ErrorActions): (() => void) => {
  const navigate = useNavigate();
  const { signIn } = useHost();
  const handlers: Partial<Record<ErrorAction, () => void>> = {
    'got-it': actions.onGotIt,
    'try-again': actions.onRetry,
    'choose-store': () => void navigate(menuPaths.chooseStore, { state: { from: orderPaths.cart } }),
    'go-to-menu': () => void navigate(menuPaths.root),
    'sign-in': () => void signIn({ returnUrl: orderPaths.cart }),
    'choose-payment': actions.onChoosePayment,
    'refresh-price': actions.onRefresh,
  };
  return handlers[action] ?? (() => undefined);
};

interface OrderErrorDialogProps extends ErrorActions {
  readonly submissionError: AppError | undefined;
  readonly onClose: () => void;
}

/** Shows errors with the display `dialog`: the message and one action. */
export const OrderErrorDialog = ({ submissionError: error, onClose, ...actions }: OrderErrorDialogProps) => {
  const intl = useIntl();
  const presented = useOrderError(error);
  const row = presented?.row.display === 'dialog' ? presented.row : undefined;
  const runAction = useErrorAction(row?.action ?? 'none', actions);
  return (
    <Dialog
      open={!!row}
      onClose={onClose}
      title={intl.formatMessage({ id: 'ordering.order.error.title' })}
      actions={
        <>
          {row?.action !== 'got-it' && (
            <Button variant="quiet" onClick={onClose}>
              <FormattedMessage id="ordering.order.action.close" />
            </Button>
          )}
          <Button
            onClick={() => {
              onClose();
              runAction();
            }}
          >
            <FormattedMessage id={labels[row?.action ?? 'got-it'] ?? 'ordering.order.action.gotIt'} />
          </Button>
        </>
      }
    >
      {row && <p>{presented?.text}</p>}
    </Dialog>
  );
};

interface OrderErrorBannerProps extends ErrorActions {
  readonly submissionError: AppError | undefined;
  /** The displays that this banner shows. */
  readonly displays?: readonly ErrorDisplay[];
}
/** Shows errors with the display `page`, with the action next to the message. */
export const OrderErrorBanner = ({
  submissionError: error,
  displays = ['page'],
  ...actions
}: OrderErrorBannerProps) => {
  const presented = useOrderError(error);
  const row = presented && displays.includes(presented.row.display) ? presented.row : undefined;
  const runAction = useErrorAction(row?.action ?? 'none', actions);
  const label = row && labels[row.action];
  return row ? (
    <Banner
      tone="error"
      action={
        label && (
          <Button variant="secondary" size="small" onClick={runAction}>
            <FormattedMessage id={label} />
          </Button>
        )
      }
    >
      {presented?.text}
    </Banner>
  ) : null;
};

/** Shows each error with the display `toast` once. */
export const useOrderErrorToast = (error: AppError | undefined): void => {
  const presented = useOrderError(error);
  const { toast } = useHost();
  const shown = useRef<AppError>(undefined);
  const show = useEffectEvent(() => {
    if (presented?.row.display !== 'toast' || shown.current === error) return;
    shown.current = error;
    toast({ kind: 'error', text: presented.text });
  });
  useEffect(() => {
    if (error) show();
  }, [error]);
};
