import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { mfaRestPaths, type FactorRecoveryReply } from '@crema/shared-contracts';
import { useResource } from '@crema/remote-kit';
import { Banner, Button, TimeText } from '@crema/shared-ui';
import { RecoveryMessages } from '../layout/recovery-messages.tsx';
import { useChange } from './use-change.ts';
import s from './deletion-banner.module.css';

const Waiting = ({ dueAt }: { readonly dueAt: string }) => {
  const { change, running, error } = useChange();
  const [isEnded, setEnded] = useState(false);
  const cancel = async () => {
    if (await change<FactorRecoveryReply>(mfaRestPaths.recovery, 'DELETE')) setEnded(true);
  };
  if (isEnded)
    return (
      <div role="status">
        <Banner
          tone="success"
          className={s.banner}
          title={<FormattedMessage id="account.recovery.cancelled" />}
        >
          <FormattedMessage id="account.recovery.cancelled.body" />
        </Banner>
      </div>
    );
  return (
    <Banner
      tone="warning"
      className={s.banner}
      title={
        <FormattedMessage
          id="account.recovery.planned"
          values={{ date: <TimeText value={dueAt} dateStyle="long" timeStyle="short" /> }}
        />
      }
      action={
        <Button variant="secondary" size="small" busy={running !== undefined} onClick={() => void cancel()}>
          <FormattedMessage id="account.recovery.cancel" />
        </Button>
      }
    >
      {error ?? <FormattedMessage id="account.recovery.planned.body" />}
    </Banner>
  );
};

/** A request to turn two-step verification off, which any session can cancel (L-79). */
export const RecoveryBanner = () => {
  const { resource } = useResource<FactorRecoveryReply>(mfaRestPaths.recovery);
  if (resource.status !== 'ready' || resource.value.dueAt === null) return null;
  return (
    <RecoveryMessages>
      <Waiting dueAt={resource.value.dueAt} />
    </RecoveryMessages>
  );
};
