import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import {
  brand,
  explainError,
  type ErrorAction,
  type ErrorCatalogue,
  type ErrorRow,
} from '@crema/shared-contracts';
import { toFault, type Fault } from './faults.ts';
import { useHost } from './remote-context.ts';

export interface ExplainedFault {
  readonly fault: Fault;
  readonly row: ErrorRow;
  readonly text: string;
}
const addresses: Partial<Record<ErrorAction, string>> = {
  'choose-store': '/menu/store-locator',
  'go-to-menu': '/menu',
  'choose-payment': '#payment-summary',
  'register-card': '/account/cards/add',
};

/** Turns whatever was thrown into the owner's words (D-04); `{product}` is always an argument. */
export const useFaultText = (catalogue: ErrorCatalogue) => {
  const intl = useIntl();
  return useCallback(
    (cause: unknown): ExplainedFault => {
      const fault = toFault(cause);
      const row = explainError(catalogue, fault.code);
      return { fault, row, text: intl.formatMessage({ id: row.messageId }, { ...brand, ...fault.params }) };
    },
    [catalogue, intl],
  );
};

/**
 * Shows a failure where its catalogue row says: a toast with the row's action, or returned for a field, a
 * dialog or the page to render. Call it once, at the edge where the failure reaches the customer.
 */
export const useFaultPresenter = (
  catalogue: ErrorCatalogue,
  labels: Partial<Record<ErrorAction, string>> = {},
) => {
  const explain = useFaultText(catalogue);
  const { toast } = useHost();
  const navigate = useNavigate();
  return useCallback(
    (cause: unknown): ExplainedFault => {
      const explained = explain(cause);
      const label = labels[explained.row.action];
      const address = addresses[explained.row.action];
      if (explained.row.surface === 'toast')
        toast({
          kind: 'error',
          text: explained.text,
          ...(label && address && { action: { label, onPress: () => void navigate(address) } }),
        });
      return explained;
    },
    [explain, labels, navigate, toast],
  );
};
