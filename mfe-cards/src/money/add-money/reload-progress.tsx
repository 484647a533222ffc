import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHost, useSignal } from '@crema/remote-kit';
import { BankQuestion, Button, Cluster, Spinner, Stack, Text } from '@crema/shared-ui';
import { ChangeError } from '../../problems/change-error.tsx';
import type { Reload } from '../reload/use-add-money.ts';
import type { ReloadWatch } from '../reload/use-reload-decision.ts';

const Waiting = () => {
  const waiting = useIntl().formatMessage({ id: 'cards.addMoney.waiting' });
  return (
    <Stack gap={1}>
      <Cluster gap={2}>
        <Spinner label={waiting} />
        <Text strong>{waiting}</Text>
      </Cluster>
      <Text tone="muted">
        <FormattedMessage id="cards.addMoney.waiting.body" />
      </Text>
    </Stack>
  );
};

interface StoppedProps {
  readonly askAgain: () => void;
  readonly onClose: () => void;
}
const Stopped = ({ askAgain, onClose }: StoppedProps) => (
  <Stack gap={2}>
    <Text role="status">
      <FormattedMessage id="cards.addMoney.stopped" />
    </Text>
    <Button variant="secondary" block onClick={askAgain}>
      <FormattedMessage id="cards.addMoney.askAgain" />
    </Button>
    <Button variant="quiet" block onClick={onClose}>
      <FormattedMessage id="cards.close" />
    </Button>
  </Stack>
);

const signedOut = { code: 'UNAUTHENTICATED' } as const;
interface ReloadProgressProps extends StoppedProps {
  readonly reload: Reload;
  readonly watch: ReloadWatch;
  /** The amount and the card, next to the bank's question (L-08). */
  readonly paid: ReactNode;
}
/** A reload that is not decided yet: the bank's question, or that the bank is deciding (CRD-035). */
export const ReloadProgress = ({ reload: { action }, watch, paid, ...stopped }: ReloadProgressProps) => {
  const intl = useIntl();
  const theme = useSignal(useHost().theme);
  return (
    <Stack gap={2}>
      {paid && <Text strong>{paid}</Text>}
      {action && (
        <BankQuestion
          action={action}
          theme={theme}
          lead={<FormattedMessage id="cards.addMoney.challenge" />}
          frameTitle={intl.formatMessage({ id: 'cards.addMoney.challenge.frame' })}
          link={<FormattedMessage id="cards.addMoney.atBank" />}
        />
      )}
      {watch === 'asking' && action?.kind !== 'challenge' && <Waiting />}
      {watch === 'stopped' && <Stopped {...stopped} />}
      {watch === 'signed-out' && (
        <ChangeError error={signedOut} actions={{ 'try-again': stopped.askAgain }} />
      )}
    </Stack>
  );
};
