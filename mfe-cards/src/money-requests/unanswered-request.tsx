import { FormattedMessage, useIntl } from 'react-intl';
import type { ErrorCatalogue } from '@crema/shared-contracts';
import type { AppError } from '@crema/remote-kit';
import { Button, Cluster, Spinner, Stack, Text } from '@crema/shared-ui';
import { ChangeError } from '../wallet/change-error.tsx';

interface UnansweredRequestProps {
  readonly isSending: boolean;
  readonly error: AppError | undefined;
  readonly retry: () => void;
  readonly catalogue?: ErrorCatalogue;
}
/** Replaces a form while the outcome of its last request is unknown (D-164): the request is repeated, never sent a second time. */
export const UnansweredRequest = ({ isSending, error, retry, catalogue }: UnansweredRequestProps) => {
  const checking = useIntl().formatMessage({ id: 'cards.unanswered.checking' });
  if (isSending)
    return (
      <Cluster gap={2}>
        <Spinner label={checking} />
        <Text strong>{checking}</Text>
      </Cluster>
    );
  return (
    <Stack gap={2}>
      <ChangeError error={error} catalogue={catalogue} actions={{ 'try-again': retry }} />
      <Text tone="muted">
        <FormattedMessage id="cards.unanswered.body" />
      </Text>
      {!error && (
        <Cluster>
          <Button onClick={retry}>
            <FormattedMessage id="cards.tryAgain" />
          </Button>
        </Cluster>
      )}
    </Stack>
  );
};
