import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { mfaRestPaths, type AcceptedReply } from '@crema/shared-contracts';
import { Banner, Button, Cluster, Stack, Text } from '@crema/shared-ui';
import { FormError } from '../layout/form-error.tsx';
import { RecoveryMessages } from '../layout/recovery-messages.tsx';
import { useChange } from '../settings/use-change.ts';

const steps = ['mail', 'wait', 'service', 'off'] as const;

const Explanation = ({
  challengeId,
  onClose,
}: {
  readonly challengeId: string;
  readonly onClose: () => void;
}) => {
  const { change, running, error } = useChange();
  const [isSent, setSent] = useState(false);
  const ask = async () => {
    if (await change<AcceptedReply>(mfaRestPaths.recovery, 'POST', { challengeId })) setSent(true);
  };
  if (isSent)
    return (
      <div role="status">
        <Banner tone="success" title={<FormattedMessage id="account.recovery.sent" />}>
          <FormattedMessage id="account.recovery.sent.body" />
        </Banner>
      </div>
    );
  return (
    <Stack gap={2}>
      <Text>
        <FormattedMessage id="account.recovery.lead" />
      </Text>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <FormattedMessage id={`account.recovery.step.${step}`} />
          </li>
        ))}
      </ol>
      {error && <FormError title={<FormattedMessage id="account.recovery.notSent" />}>{error}</FormError>}
      <Cluster gap={2}>
        <Button variant="secondary" busy={running !== undefined} onClick={() => void ask()}>
          <FormattedMessage id="account.recovery.ask" />
        </Button>
        <Button variant="quiet" onClick={onClose}>
          <FormattedMessage id="account.recovery.back" />
        </Button>
      </Cluster>
    </Stack>
  );
};

/** The way out for a member who has none of the second factors any more (L-79). */
export const LostFactors = ({ challengeId }: { readonly challengeId: string }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <RecoveryMessages>
      {isOpen ? (
        <Explanation challengeId={challengeId} onClose={() => setOpen(false)} />
      ) : (
        <div>
          <Button variant="quiet" onClick={() => setOpen(true)}>
            <FormattedMessage id="account.recovery.open" />
          </Button>
        </div>
      )}
    </RecoveryMessages>
  );
};
