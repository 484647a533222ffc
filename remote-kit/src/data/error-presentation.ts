import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { brand, errorRowOf, type ErrorCatalogue, type ErrorRow } from '@crema/shared-contracts';
import { toAppError, type AppError } from './app-error.ts';
import { useHost } from '../remote-context.ts';

export interface PresentedError {
  readonly error: AppError;
  readonly row: ErrorRow;
  readonly text: string;
}
/** Maps an error of any kind to a message of its owner (D-04); `{product}` is always an argument. */
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
 * Presents an error as its row in the error messages says: as a toast, or returned for a field, a dialog or
 * the page to render. Call it once, at the place where the error reaches the customer.
 */
export const useErrorPresenter = (catalogue: ErrorCatalogue) => {
  const present = useErrorText(catalogue);
  const { toast } = useHost();
  return useCallback(
    (cause: unknown): PresentedError => {
      const presented = present(cause);
      if (presented.row.display === 'toast') toast({ kind: 'error', text: presented.text });
      return presented;
    },
    [present, toast],
  );
};
