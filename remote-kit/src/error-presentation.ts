import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import {
  brand,
  errorRowOf,
  type ErrorAction,
  type ErrorCatalogue,
  type ErrorRow,
} from '@crema/shared-contracts';
import { toAppError, type AppError } from './app-error.ts';
import { useHost } from './remote-context.ts';

export interface PresentedError {
  readonly error: AppError;
  readonly row: ErrorRow;
  readonly text: string;
}
const actionPaths: Partial<Record<ErrorAction, string>> = {
  'choose-store': '/menu/store-locator',
  'go-to-menu': '/menu',
  'choose-payment': '#payment-summary',
  'register-card': '/account/cards/add',
};

/** Turns whatever was thrown into the owner's words (D-04); `{product}` is always an argument. */
export const useErrorText = (catalogue: ErrorCatalogue) => {
  const intl = useIntl();
  return useCallback(
    (cause: unknown): PresentedError => {
      const error = toAppError(cause);
      const row = errorRowOf(catalogue, error.code);
      return { error, row, text: intl.formatMessage({ id: row.messageId }, { ...brand, ...error.params }) };
    },
    [catalogue, intl],
  );
};

/**
 * Shows a failure where its catalogue row says: a toast with the row's action, or returned for a field, a
 * dialog or the page to render. Call it once, at the edge where the failure reaches the customer.
 */
export const useErrorPresenter = (
  catalogue: ErrorCatalogue,
  labels: Partial<Record<ErrorAction, string>> = {},
) => {
  const present = useErrorText(catalogue);
  const { toast } = useHost();
  const navigate = useNavigate();
  return useCallback(
    (cause: unknown): PresentedError => {
      const presented = present(cause);
      const label = labels[presented.row.action];
      const path = actionPaths[presented.row.action];
      if (presented.row.display === 'toast')
        toast({
          kind: 'error',
          text: presented.text,
          ...(label && path && { action: { label, onPress: () => void navigate(path) } }),
        });
      return presented;
    },
    [present, labels, navigate, toast],
  );
};
