import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { brand, privacyRestPaths, type GuestDataReply } from '@crema/shared-contracts';
import { toAppError, useErrorText, useHost } from '@crema/remote-kit';
import { downloadFile } from '@crema/remote-kit/download';
import { Banner, Button, Cluster, Heading, Page, Stack, Text, TimeText } from '@crema/shared-ui';
import { FormError } from '../../layout/form-error.tsx';
import { settingsErrors } from '../../settings/settings.errors.ts';

type Action = 'json' | 'csv' | 'delete';

/** Each action of the link, one at a time. A link that has ended meanwhile is announced by `onEnded`. */
const useActions = (token: string, onEnded: () => void) => {
  const { http, fetch: send } = useHost();
  const describe = useErrorText(settingsErrors);
  const [running, setRunning] = useState<Action>();
  const [error, setError] = useState<string>();
  const run = async <Result,>(action: Action, work: () => Promise<Result>): Promise<Result | undefined> => {
    setRunning(action);
    setError(undefined);
    try {
      return await work();
    } catch (cause) {
      if (toAppError(cause).code === 'EMAIL_LINK_INVALID') onEnded();
      else setError(describe(cause).text);
      return undefined;
    } finally {
      setRunning(undefined);
    }
  };
  return {
    running,
    error,
    download: (format: 'json' | 'csv') =>
      run(format, () =>
        downloadFile(send, privacyRestPaths.guestDataFile, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ token, format }),
        }),
      ),
    erase: () =>
      run('delete', () =>
        http<GuestDataReply>(privacyRestPaths.deleteGuestData, { method: 'POST', body: { token } }),
      ),
  };
};

const Contents = ({ data }: { readonly data: GuestDataReply }) => (
  <ul>
    {(['orders', 'purchases', 'receivedGifts'] as const).map(
      (kind) =>
        data[kind] > 0 && (
          <li key={kind}>
            <FormattedMessage id={`account.myData.${kind}`} values={{ count: data[kind] }} />
          </li>
        ),
    )}
  </ul>
);

const Deletion = ({
  open,
  isBusy,
  onDelete,
}: {
  readonly open: number;
  readonly isBusy: boolean;
  readonly onDelete: () => void;
}) => {
  const [isAsked, setAsked] = useState(false);
  return (
    <Stack as="section" gap={2}>
      <Heading level={2}>
        <FormattedMessage id="account.myData.delete.title" />
      </Heading>
      <Text>
        <FormattedMessage id="account.myData.delete.what" />
      </Text>
      {open > 0 && (
        <Text>
          <FormattedMessage id="account.myData.delete.open" values={{ count: open }} />
        </Text>
      )}
      {isAsked ? (
        <Cluster gap={2}>
          <Button variant="danger" busy={isBusy} onClick={onDelete}>
            <FormattedMessage id="account.myData.delete.confirm" />
          </Button>
          <Button variant="quiet" onClick={() => setAsked(false)}>
            <FormattedMessage id="account.myData.delete.keep" />
          </Button>
        </Cluster>
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setAsked(true)}>
            <FormattedMessage id="account.myData.delete.ask" />
          </Button>
        </div>
      )}
    </Stack>
  );
};

const Copy = ({ actions }: { readonly actions: ReturnType<typeof useActions> }) => (
  <Stack as="section" gap={2}>
    <Heading level={2}>
      <FormattedMessage id="account.myData.copy.title" />
    </Heading>
    <Text>
      <FormattedMessage id="account.myData.copy.what" />
    </Text>
    <Cluster gap={2}>
      <Button busy={actions.running === 'json'} onClick={() => void actions.download('json')}>
        <FormattedMessage id="account.export.json" />
      </Button>
      <Button
        variant="secondary"
        busy={actions.running === 'csv'}
        onClick={() => void actions.download('csv')}
      >
        <FormattedMessage id="account.export.csv" />
      </Button>
    </Cluster>
  </Stack>
);

interface LinkedDataProps {
  readonly token: string;
  readonly data: GuestDataReply;
  readonly onChange: (data: GuestDataReply) => void;
  readonly onEnded: () => void;
}
/** The page of the mailed link: a copy and the deletion of the data of an address without an account (L-80). */
export const LinkedData = ({ token, data, onChange, onEnded }: LinkedDataProps) => {
  const actions = useActions(token, onEnded);
  const erase = async () => {
    const reply = await actions.erase();
    if (reply) onChange(reply);
  };
  const isAsked = data.deletionAskedAt !== null;
  return (
    <Page
      width="narrow"
      title={<FormattedMessage id="account.myData.title" />}
      lead={<FormattedMessage id="account.myData.lead" values={{ ...brand, email: data.email }} />}
    >
      <Stack gap={4}>
        {actions.error && (
          <FormError title={<FormattedMessage id="account.myData.failed" />}>{actions.error}</FormError>
        )}
        {isAsked && (
          <div role="status">
            <Banner tone="success" title={<FormattedMessage id="account.myData.deleted" />}>
              <FormattedMessage id="account.myData.deleted.body" values={{ count: data.open }} />
            </Banner>
          </div>
        )}
        {!isAsked && (
          <>
            <Contents data={data} />
            <Copy actions={actions} />
            <Deletion open={data.open} isBusy={actions.running === 'delete'} onDelete={() => void erase()} />
            <Text tone="muted">
              <FormattedMessage
                id="account.myData.until"
                values={{ time: <TimeText value={data.expiresAt} timeStyle="short" /> }}
              />
            </Text>
          </>
        )}
      </Stack>
    </Page>
  );
};
