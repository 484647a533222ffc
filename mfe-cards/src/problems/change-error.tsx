import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { errorRowOf, type ErrorCatalogue } from '@crema/shared-contracts';
import { retryWait, useCustomerMessage, type AppError } from '@crema/remote-kit';
import { Banner, Text } from '@crema/shared-ui';
import { cardErrors } from './card.errors.ts';
import { useErrorValues } from './use-error-values.ts';
import { NextStep, type ErrorActions } from './next-step.tsx';

interface ChangeErrorProps {
  readonly error: AppError | undefined;
  readonly catalogue?: ErrorCatalogue;
  readonly title?: ReactNode;
  readonly actions?: ErrorActions;
}
/** The error of a change with its next step. It takes focus, so that a screen reader reads it before the next try. */
export const ChangeError = ({ error, catalogue = cardErrors, title, actions = {} }: ChangeErrorProps) => {
  const values = useErrorValues();
  const findText = useCustomerMessage();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) ref.current?.focus();
  }, [error]);
  if (!error) return null;
  const row = errorRowOf(catalogue, error.code);
  // D-04: customer service finds an unexpected error by its reference id.
  const referenceId = row === catalogue.unknown ? error.referenceId : undefined;
  return (
    <div ref={ref} tabIndex={-1}>
      <Banner tone="error" title={title} action={<NextStep action={row.action} actions={actions} />}>
        {findText(error.code) ?? (
          <FormattedMessage id={row.messageId} values={{ ...error.params, ...retryWait(error), ...values }} />
        )}
        {referenceId && (
          <Text size="fine" tone="muted">
            <FormattedMessage id="cards.error.reference" /> <code>{referenceId}</code>
          </Text>
        )}
      </Banner>
    </div>
  );
};
