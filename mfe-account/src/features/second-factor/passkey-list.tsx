import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { passkeyRestPaths, type MemberPasskey } from '@crema/shared-contracts';
import { Button, Heading, List, ListRow, Stack, Text, TimeText, buttonClass } from '@crema/shared-ui';
import { accountPaths } from '../../account-paths.ts';
import { NamedAction } from '../../settings/named-action.tsx';
import { isLastFactor, type PartProps } from './mfa-part.ts';

const LastUse = ({ createdAt, lastUsedAt }: MemberPasskey) =>
  lastUsedAt === null ? (
    <FormattedMessage
      id="account.passkeys.added"
      values={{ date: <TimeText value={createdAt} dateStyle="medium" /> }}
    />
  ) : (
    <FormattedMessage
      id="account.devices.lastUse"
      values={{ time: <TimeText value={lastUsedAt} dateStyle="medium" timeStyle="short" /> }}
    />
  );

/** The member's passkeys with their last use (D-112). */
export const PasskeyList = ({ settings, running, onRemove }: PartProps) => (
  <Stack gap={2}>
    <Heading level={2}>
      <FormattedMessage id="account.passkeys" />
    </Heading>
    <Text tone="muted">
      <FormattedMessage id="account.passkeys.lead" />
    </Text>
    <List>
      {settings.passkeys.map((passkey) => {
        const path = passkeyRestPaths.passkey(passkey.id);
        const body = isLastFactor(settings) ? 'account.passkey.remove.last' : 'account.passkey.remove.body';
        return (
          <ListRow
            key={passkey.id}
            title={passkey.name}
            detail={<LastUse {...passkey} />}
            end={
              <Button
                variant="quiet"
                busy={running === path}
                onClick={() => onRemove({ path, name: passkey.name, body })}
              >
                <NamedAction id="account.mfa.remove" name={passkey.name} />
              </Button>
            }
          />
        );
      })}
    </List>
    <div>
      <Link to={accountPaths.addPasskey} className={buttonClass('primary')}>
        <FormattedMessage id="account.passkey.add" />
      </Link>
    </div>
  </Stack>
);
