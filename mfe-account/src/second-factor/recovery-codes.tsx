import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { brand } from '@crema/shared-contracts';
import { Banner, Button, Cluster, Stack, Text } from '@crema/shared-ui';
import s from './second-factor.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}
/** The recovery codes, which are shown once: to copy, store as a file or print (D-112). */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => {
  const intl = useIntl();
  const [copied, setCopied] = useState<boolean>();
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`;
  const name = intl.formatMessage({ id: 'account.mfa.codes.file' }, brand);
  return (
    <Stack gap={3}>
      <Banner tone="warning" title={<FormattedMessage id="account.mfa.codes.title" />}>
        <FormattedMessage id="account.mfa.codes.body" />
      </Banner>
      <ul role="list" className={s.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Cluster gap={2}>
        <Button variant="secondary" onClick={() => void copy()}>
          <FormattedMessage id="account.mfa.copy" />
        </Button>
        <a href={file} download={name}>
          <FormattedMessage id="account.mfa.codes.download" />
        </a>
        <Button variant="secondary" onClick={() => window.print()}>
          <FormattedMessage id="account.mfa.codes.print" />
        </Button>
      </Cluster>
      <div role="status">
        {copied !== undefined && (
          <Text>
            <FormattedMessage id={copied ? 'account.mfa.copied' : 'account.mfa.notCopied'} />
          </Text>
        )}
      </div>
      <Button size="large" onClick={onDone}>
        <FormattedMessage id="account.mfa.codes.done" />
      </Button>
    </Stack>
  );
};
