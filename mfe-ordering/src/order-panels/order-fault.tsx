import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Banner, Button, Dialog } from '@crema/shared-ui';
import { useErrorText, useHost, type AppError } from '@crema/remote-kit';
import type { ErrorAction, ErrorDisplay } from '@crema/shared-contracts';
import { menuPaths } from '../catalogue/menu-paths.ts';
import { orderErrors } from '../order/order.errors.ts';
import { orderPaths } from '../order/order-paths.ts';

/** The way on from a refusal, by the catalogue's action; the rest only closes. */
export interface FaultWays {
  readonly onRetry: () => void;
  /** The customer has read it. */
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
  'refresh-price': 'ordering.order.action.refresh',
  none: undefined,
};

/** The catalogue's row and words for a refusal; limits of the configuration stand in for parameters that did not come. */
export const useOrderFault = (fault: AppError | undefined) => {
  const explain = useErrorText(orderErrors);
  const { configuration } = useHost();
  if (!fault) return undefined;
  return explain({
    kind: 'http',
    code: fault.code,
    referenceId: fault.referenceId,
    params: { limit: configuration.maximumItemAmount, ...fault.params },
  });
};

const useWayOn = (action: ErrorAction, ways: FaultWays): (() => void) => {
  const navigate = useNavigate();
  const { signIn } = useHost();
  const wayOn: Partial<Record<ErrorAction, () => void>> = {
    'got-it': ways.onGotIt,
    'try-again': ways.onRetry,
    'choose-store': () => void navigate(menuPaths.chooseStore, { state: { from: orderPaths.cart } }),
    'go-to-menu': () => void navigate(menuPaths.root),
    'sign-in': () => void signIn({ returnUrl: orderPaths.cart }),
    'choose-payment': ways.onChoosePayment,
    'refresh-price': ways.onRefresh,
  };
  return wayOn[action] ?? (() => undefined);
};

interface OrderFaultProps extends FaultWays {
  readonly fault: AppError | undefined;
  readonly onClose: () => void;
}

/** A refusal with the display a dialog: what happened, and one way on. */
export const OrderFaultDialog = ({ fault, onClose, ...ways }: OrderFaultProps) => {
  const intl = useIntl();
  const explained = useOrderFault(fault);
  const row = explained?.row.display === 'dialog' ? explained.row : undefined;
  const goOn = useWayOn(row?.action ?? 'none', ways);
  return (
    <Dialog
      open={!!row}
      onClose={onClose}
      title={intl.formatMessage({ id: 'ordering.order.fault.title' })}
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
              goOn();
            }}
          >
            <FormattedMessage id={labels[row?.action ?? 'got-it'] ?? 'ordering.order.action.gotIt'} />
          </Button>
        </>
      }
    >
      {row && <p>{explained?.text}</p>}
    </Dialog>
  );
};

interface FaultBannerProps extends FaultWays {
  readonly fault: AppError | undefined;
  /** Which displays this place stands for. */
  readonly displays?: readonly ErrorDisplay[];
}
/** A refusal with the display the page itself, with its way on beside it. */
export const OrderFaultBanner = ({ fault, displays = ['page'], ...ways }: FaultBannerProps) => {
  const explained = useOrderFault(fault);
  const row = explained && displays.includes(explained.row.display) ? explained.row : undefined;
  const goOn = useWayOn(row?.action ?? 'none', ways);
  const label = row && labels[row.action];
  return row ? (
    <Banner
      tone="error"
      action={
        label && (
          <Button variant="secondary" size="small" onClick={goOn}>
            <FormattedMessage id={label} />
          </Button>
        )
      }
    >
      {explained?.text}
    </Banner>
  ) : null;
};

/** A refusal with the display a toast is shown once for each time it happens. */
export const useOrderFaultToast = (fault: AppError | undefined): void => {
  const explained = useOrderFault(fault);
  const { toast } = useHost();
  const shown = useRef<AppError>(undefined);
  const show = useEffectEvent(() => {
    if (explained?.row.display !== 'toast' || shown.current === fault) return;
    shown.current = fault;
    toast({ kind: 'error', text: explained.text });
  });
  useEffect(() => {
    if (fault) show();
  }, [fault]);
};
