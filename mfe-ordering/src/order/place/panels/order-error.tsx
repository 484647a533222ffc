import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Banner, Button, Dialog } from '@crema/shared-ui';
import { useErrorText, useHost, type AppError } from '@crema/remote-kit';
import type { ErrorAction, ErrorDisplay } from '@crema/shared-contracts';
import { menuPaths } from '../../../catalogue/menu-paths.ts';
import { useAppSelector } from '../../../state/ordering.hooks.ts';
import { orderErrors, presentedCode } from '../submission/order.errors.ts';
import { selectPricingState } from '../../facts/order.selectors.ts';
import { isPaymentReleased } from '../submission/released-payment.ts';
import { orderPaths } from '../../facts/order-paths.ts';

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
  'transfer-balance': undefined,
  'confirm-email': undefined,
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
    code: presentedCode(error.code, error.params),
    referenceId: error.referenceId,
    // `empty` selects the text without names.
    params: { limit: configuration.maximumItemAmount, names: 'empty', ...error.params },
  });
};

/** The function of an action. A promise resolves to false if the customer did not finish it. */
const useErrorAction = (action: ErrorAction, actions: ErrorActions): (() => void | Promise<boolean>) => {
  const navigate = useNavigate();
  const { signIn } = useHost();
  const handlers: Partial<Record<ErrorAction, () => void | Promise<boolean>>> = {
    'got-it': actions.onGotIt,
    'try-again': actions.onRetry,
    'choose-store': () => void navigate(menuPaths.chooseStore(menuPaths.cart)),
    'go-to-menu': () => void navigate(menuPaths.root),
    'sign-in': () => signIn({ returnUrl: orderPaths.cart }),
    'choose-payment': actions.onChoosePayment,
    'refresh-price': actions.onRefresh,
  };
  return handlers[action] ?? (() => undefined);
};

interface OrderErrorDialogProps extends ErrorActions {
  readonly submissionError: AppError | undefined;
  readonly onClose: () => void;
}

/**
 * Shows errors with the display `dialog`: the message and one action. The error stays until its action has worked: a sign-in
 * that the customer leaves changes nothing, and a retry needs the error's code to decide whether the same order is sent again.
 */
export const OrderErrorDialog = ({ submissionError: error, onClose, ...actions }: OrderErrorDialogProps) => {
  const intl = useIntl();
  const presented = useOrderError(error);
  const row = presented?.row.display === 'dialog' ? presented.row : undefined;
  const runAction = useErrorAction(row?.action ?? 'none', actions);
  const act = async () => {
    const result = runAction();
    // A retry replaces the error by its own outcome.
    if (row?.action === 'try-again') return;
    if (result === undefined || (await result)) onClose();
  };
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
          <Button onClick={() => void act()}>
            <FormattedMessage id={labels[row?.action ?? 'got-it'] ?? 'ordering.order.action.gotIt'} />
          </Button>
        </>
      }
    >
      {row && <p>{presented?.text}</p>}
      {row && isPaymentReleased(error) && (
        <p>
          <FormattedMessage id="ordering.payment.released" />
        </p>
      )}
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
  const { expired } = useAppSelector(selectPricingState);
  // StaleNotice asks to refresh the expired price.
  const isNoticed = expired && presented?.row.action === 'refresh-price';
  const row = presented && !isNoticed && displays.includes(presented.row.display) ? presented.row : undefined;
  const runAction = useErrorAction(row?.action ?? 'none', actions);
  const label = row && labels[row.action];
  const released = isPaymentReleased(error) && <FormattedMessage id="ordering.payment.released" />;
  if (isNoticed && released) return <Banner tone="info">{released}</Banner>;
  return row ? (
    <Banner
      tone="error"
      action={
        label && (
          <Button variant="secondary" size="small" onClick={() => void runAction()}>
            <FormattedMessage id={label} />
          </Button>
        )
      }
    >
      {presented?.text}
      {released && <> {released}</>}
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
