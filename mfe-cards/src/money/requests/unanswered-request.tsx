import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ErrorCatalogue } from '@crema/shared-contracts';
import { useHasPassed, type AppError } from '@crema/remote-kit';
import { Button, Cluster, Spinner, Stack, Text, TimeText } from '@crema/shared-ui';
import { ChangeError } from '../../problems/change-error.tsx';

interface DropProps {
  readonly droppableAt: number;
  readonly drop: () => void;
}
/** The way out of a request that is never answered, once its effect is visible in the card's activity. */
const Drop = ({ droppableAt, drop }: DropProps) => {
  const isPast = useHasPassed(droppableAt);
  if (!isPast)
    return (
      <Text size="note" tone="muted">
        <FormattedMessage
          id="cards.unanswered.until"
          values={{ time: <TimeText key="time" value={droppableAt} timeStyle="short" /> }}
        />
      </Text>
    );
  return (
    <Stack gap={1}>
      <Text size="note">
        <FormattedMessage id="cards.unanswered.drop.body" />
      </Text>
      <Button variant="quiet" block onClick={drop}>
        <FormattedMessage id="cards.unanswered.drop" />
      </Button>
    </Stack>
  );
};

interface UnansweredRequestProps extends DropProps {
  /** The request in the customer's words: its amount and its cards. */
  readonly summary: ReactNode;
  readonly isSending: boolean;
  readonly error: AppError | undefined;
  readonly retry: () => void;
  readonly catalogue?: ErrorCatalogue;
}
/** Replaces a form while the outcome of its last request is unknown (D-164): the request is repeated, never sent a second time. */
export const UnansweredRequest = ({
  summary,
  isSending,
  error,
  retry,
  catalogue,
  ...way
}: UnansweredRequestProps) => {
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
      <Text strong>{summary}</Text>
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
      <Drop {...way} />
    </Stack>
  );
};
