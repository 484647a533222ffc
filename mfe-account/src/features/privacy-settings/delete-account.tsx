import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { privacyRestPaths, type DeletionReply, type PrivacyReply } from '@crema/shared-contracts';
import { Banner, Button, Cluster, Heading, Stack, Text, TimeText } from '@crema/shared-ui';
import { FormError } from '../../layout/form-error.tsx';
import { useChange } from '../../settings/use-change.ts';
import { DeletionEffects } from './deletion-effects.tsx';
import { useProved } from './use-proved.ts';

interface DeleteAccountProps {
  /** When the account is deleted; null while it is not asked for. */
  readonly dueAt: string | null;
  readonly onChange: (reply: PrivacyReply) => void;
}
const path = privacyRestPaths.deletion;

const Planned = ({
  dueAt,
  onKeep,
  isBusy,
}: {
  readonly dueAt: string;
  readonly onKeep: () => void;
  readonly isBusy: boolean;
}) => (
  <Stack gap={2}>
    <Banner
      tone="warning"
      title={
        <FormattedMessage
          id="account.deletion.planned"
          values={{ date: <TimeText value={dueAt} dateStyle="long" /> }}
        />
      }
    >
      <FormattedMessage id="account.deletion.planned.body" />
    </Banner>
    <div>
      <Button busy={isBusy} onClick={onKeep}>
        <FormattedMessage id="account.deletion.keep" />
      </Button>
    </div>
  </Stack>
);

/** Deleting the account: the consequences after a recent proof, the confirmation, and keeping it for 30 days (D-119, D-160). */
export const DeleteAccount = ({ dueAt, onChange }: DeleteAccountProps) => {
  const isProved = useProved();
  const { change, running, error } = useChange();
  const [effects, setEffects] = useState<DeletionReply>();
  const isBusy = running !== undefined;
  const show = async () => {
    if (isProved()) setEffects(await change<DeletionReply>(path, 'GET'));
  };
  const send = async (method: 'POST' | 'DELETE') => {
    if (method === 'POST' && !isProved()) return;
    const reply = await change<PrivacyReply>(path, method);
    if (!reply) return;
    setEffects(undefined);
    onChange(reply);
  };
  return (
    <Stack as="section" gap={2}>
      <Heading level={2}>
        <FormattedMessage id="account.deletion.title" />
      </Heading>
      {error && <FormError title={<FormattedMessage id="account.settings.notSaved" />}>{error}</FormError>}
      {dueAt !== null && <Planned dueAt={dueAt} isBusy={isBusy} onKeep={() => void send('DELETE')} />}
      {dueAt === null && (
        <Text>
          <FormattedMessage id="account.deletion.what" />
        </Text>
      )}
      {dueAt === null && !effects && (
        <div>
          <Button variant="secondary" busy={isBusy} onClick={() => void show()}>
            <FormattedMessage id="account.deletion.show" />
          </Button>
        </div>
      )}
      {dueAt === null && effects && (
        <Stack gap={2}>
          <Heading level={3}>
            <FormattedMessage id="account.deletion.effects" />
          </Heading>
          <DeletionEffects effects={effects} />
          <Cluster gap={2}>
            <Button variant="danger" busy={isBusy} onClick={() => void send('POST')}>
              <FormattedMessage id="account.deletion.confirm" />
            </Button>
            <Button variant="quiet" onClick={() => setEffects(undefined)}>
              <FormattedMessage id="account.deletion.keep" />
            </Button>
          </Cluster>
        </Stack>
      )}
    </Stack>
  );
};
