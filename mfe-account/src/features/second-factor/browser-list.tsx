import { FormattedMessage, useIntl } from 'react-intl';
import { mfaRestPaths } from '@crema/shared-contracts';
import { Button, Heading, List, ListRow, Stack, TimeText } from '@crema/shared-ui';
import { NamedAction } from '../../settings/named-action.tsx';
import type { PartProps } from './mfa-part.ts';

/** The browsers that are not asked for a second factor. */
export const BrowserList = ({ settings, running, onRemove }: PartProps) => {
  const intl = useIntl();
  return (
    <Stack gap={2}>
      <Heading level={2}>
        <FormattedMessage id="account.mfa.browsers" />
      </Heading>
      <List>
        {settings.trustedBrowsers.map(({ id, device, expiresAt }) => {
          const name = device || intl.formatMessage({ id: 'account.devices.unknown' });
          const path = mfaRestPaths.browser(id);
          return (
            <ListRow
              key={id}
              title={name}
              detail={
                <FormattedMessage
                  id="account.mfa.browsers.until"
                  values={{ date: <TimeText value={expiresAt} dateStyle="long" /> }}
                />
              }
              end={
                <Button variant="quiet" busy={running === path} onClick={() => onRemove({ path, name })}>
                  <NamedAction id="account.mfa.remove" name={name} />
                </Button>
              }
            />
          );
        })}
      </List>
    </Stack>
  );
};
