import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import {
  brand,
  errorRowOf,
  type Configuration,
  type ErrorCatalogue,
  type ErrorRow,
} from '@crema/shared-contracts';
import { toAppError, type AppError } from './app-error.ts';
import { retryWait } from './retry-wait.ts';
import { useHost } from '../remote-context.ts';

export interface PresentedError {
  readonly error: AppError;
  readonly row: ErrorRow;
  readonly text: string;
}
/** The text for the code that the configuration supplies in this locale, which replaces the page's own (CRD-090). */
const findCustomerMessage = ({ customerMessages }: Configuration, code: string, locale: string) =>
  customerMessages && Object.hasOwn(customerMessages, code) ? customerMessages[code]?.[locale] : undefined;
/** `findCustomerMessage` for the page's locale: for components that show a row of their catalogue with links in it. */
export const useCustomerMessage = () => {
  const { configuration } = useHost();
  const { locale } = useIntl();
  return useCallback(
    (code: string) => findCustomerMessage(configuration, code, locale),
    [configuration, locale],
  );
};

/** Maps an error of any kind to a message of its owner (D-04); `{product}` is always an argument, and so is the wait of a 429. */
export const useErrorText = (catalogue: ErrorCatalogue) => {
  const intl = useIntl();
  const findText = useCustomerMessage();
  return useCallback(
    (cause: unknown): PresentedError => {
      const error = toAppError(cause);
      const row = errorRowOf(catalogue, error.code);
      const own = () =>
        intl.formatMessage({ id: row.messageId }, { ...brand, ...error.params, ...retryWait(error) });
      return { error, row, text: findText(error.code) ?? own() };
    },
    [catalogue, findText, intl],
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
