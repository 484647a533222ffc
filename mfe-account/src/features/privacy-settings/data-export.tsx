import { useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  brand,
  privacyRestPaths,
  type DataExport as StoredExport,
  type PrivacyReply,
} from '@crema/shared-contracts';
import { useHost } from '@crema/remote-kit';
import { Banner, Button, Cluster, Heading, Stack, Text, TimeText, buttonClass } from '@crema/shared-ui';
import { FormError } from '../../layout/form-error.tsx';
import { useChange } from '../../settings/use-change.ts';
import { useProved } from './use-proved.ts';

const pollMs = 4_000;
/** Reads the state again while the file is being made. */
const useWhileMaking = (isMaking: boolean, onChange: (reply: PrivacyReply) => void) => {
  const { http } = useHost();
  useEffect(() => {
    if (!isMaking) return undefined;
    const timer = setInterval(() => {
      // The next turn tries again.
      http<PrivacyReply>(privacyRestPaths.privacy).then(onChange, () => undefined);
    }, pollMs);
    return () => clearInterval(timer);
  });
};

const Ready = ({ id, expiresAt }: StoredExport) => (
  <Stack gap={2}>
    <Banner tone="success" title={<FormattedMessage id="account.export.ready" />}>
      <FormattedMessage
        id="account.export.ready.until"
        values={{ date: <TimeText value={expiresAt ?? ''} dateStyle="long" timeStyle="short" /> }}
      />
    </Banner>
    <Cluster gap={2}>
      <a href={privacyRestPaths.exportFile(id, 'json')} download className={buttonClass('primary')}>
        <FormattedMessage id="account.export.json" />
      </a>
      <a href={privacyRestPaths.exportFile(id, 'csv')} download className={buttonClass('secondary')}>
        <FormattedMessage id="account.export.csv" />
      </a>
    </Cluster>
  </Stack>
);

/** The notice about the last request, by its state. */
const notices: Readonly<Record<StoredExport['state'], (file: StoredExport) => ReactNode>> = {
  making: () => (
    <Banner title={<FormattedMessage id="account.export.making" />}>
      <FormattedMessage id="account.export.making.body" />
    </Banner>
  ),
  ready: (file) => <Ready {...file} />,
  expired: () => (
    <Banner title={<FormattedMessage id="account.export.expired" />}>
      <FormattedMessage id="account.export.expired.body" />
    </Banner>
  ),
  failed: () => (
    <Banner tone="error" title={<FormattedMessage id="account.export.failed" />}>
      <FormattedMessage id="account.export.failed.body" />
    </Banner>
  ),
};

interface DataExportProps {
  readonly file: StoredExport | null;
  readonly onChange: (reply: PrivacyReply) => void;
}
/** A file of everything that is stored about the member (D-119): asked for after a recent proof, then mailed and shown here. */
export const DataExport = ({ file, onChange }: DataExportProps) => {
  const isProved = useProved();
  const { change, running, error } = useChange();
  const [isAsking, setAsking] = useState(false);
  useWhileMaking(file?.state === 'making', onChange);
  const ask = async () => {
    if (!isProved()) return;
    setAsking(true);
    const reply = await change<PrivacyReply>(privacyRestPaths.exports, 'POST');
    setAsking(false);
    if (reply) onChange(reply);
  };
  return (
    <Stack as="section" gap={2}>
      <Heading level={2}>
        <FormattedMessage id="account.export.title" />
      </Heading>
      <Text>
        <FormattedMessage id="account.export.what" values={brand} />
      </Text>
      {error && <FormError title={<FormattedMessage id="account.export.notAsked" />}>{error}</FormError>}
      {file && notices[file.state](file)}
      {file?.state !== 'making' && file?.state !== 'ready' && (
        <div>
          <Button variant="secondary" busy={isAsking || running !== undefined} onClick={() => void ask()}>
            <FormattedMessage id={file ? 'account.export.askAgain' : 'account.export.ask'} />
          </Button>
        </div>
      )}
    </Stack>
  );
};
