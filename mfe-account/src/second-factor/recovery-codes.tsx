import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { brand } from '@crema/shared-contracts';
import { Button, Cluster, Heading, Stack, Text, buttonClass } from '@crema/shared-ui';
import { CopyButton } from './copy-button.tsx';
import s from './second-factor.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}
/** The recovery codes, which are shown once: to copy, store as a file or print (D-112). Their heading takes the focus. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`;
  const name = intl.formatMessage({ id: 'account.mfa.codes.file' }, brand);
  return (
    <Stack gap={3}>
      <Heading level={2} ref={heading} tabIndex={-1}>
        <FormattedMessage id="account.mfa.codes.title" />
      </Heading>
      <Text>
        <FormattedMessage id="account.mfa.codes.body" values={brand} />
      </Text>
      <ul role="list" className={s.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Cluster gap={2} className={s.onScreen}>
        <CopyButton text={text} />
        <a href={file} download={name} className={buttonClass('secondary')}>
          <FormattedMessage id="account.mfa.codes.download" />
        </a>
        <Button variant="secondary" onClick={() => window.print()}>
          <FormattedMessage id="account.mfa.codes.print" />
        </Button>
      </Cluster>
      <Button size="large" className={s.onScreen} onClick={onDone}>
        <FormattedMessage id="account.mfa.codes.done" />
      </Button>
    </Stack>
  );
};
