import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { mfaRestPaths, type MfaSettingsReply } from '@crema/shared-contracts';
import { Button, Cluster, Heading, List, ListRow, Stack, Text, buttonClass } from '@crema/shared-ui';
import { accountPaths } from '../../account-paths.ts';
import { NamedAction } from '../../settings/named-action.tsx';
import { isLastFactor, type PartProps } from './mfa-part.ts';

/** The app and the phone of a member, and ways to add what is missing (ACC-042). */
export const FactorList = ({ settings, running, onRemove }: PartProps) => {
  const intl = useIntl();
  const { factors } = settings;
  const has = (type: MfaSettingsReply['factors'][number]['type']) => factors.some((one) => one.type === type);
  const nameOf = ({ type, masked }: MfaSettingsReply['factors'][number]) =>
    intl.formatMessage(
      { id: type === 'sms' ? 'account.mfa.method.sms' : 'account.mfa.method.totp' },
      { phone: masked },
    );
  const body = isLastFactor(settings) ? 'account.mfa.remove.last' : 'account.mfa.remove.body';
  return (
    <Stack gap={2}>
      <Heading level={2}>
        <FormattedMessage id="account.mfa.factors" />
      </Heading>
      {factors.length === 0 && (
        <Text tone="muted">
          <FormattedMessage id="account.mfa.factors.none" />
        </Text>
      )}
      <List>
        {factors.map((factor) => {
          const name = nameOf(factor);
          const path = mfaRestPaths.factor(factor.id);
          return (
            <ListRow
              key={factor.id}
              title={name}
              end={
                <Cluster gap={1}>
                  {factor.type === 'sms' && (
                    <Link to={accountPaths.editPhone} className={buttonClass('quiet')}>
                      <NamedAction id="account.mfa.change" name={name} />
                    </Link>
                  )}
                  <Button
                    variant="quiet"
                    busy={running === path}
                    onClick={() => onRemove({ path, name, body })}
                  >
                    <NamedAction id="account.mfa.remove" name={name} />
                  </Button>
                </Cluster>
              }
            />
          );
        })}
      </List>
      <Cluster gap={2}>
        {!has('totp') && (
          <Link to={accountPaths.addApp} className={buttonClass('secondary')}>
            <FormattedMessage id="account.mfa.app.title" />
          </Link>
        )}
        {!has('sms') && (
          <Link to={accountPaths.addPhone} className={buttonClass('secondary')}>
            <FormattedMessage id="account.mfa.phone.add" />
          </Link>
        )}
      </Cluster>
    </Stack>
  );
};
