import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { unsubscribeRestPath, type UnsubscribeReply } from '@crema/shared-contracts';
import { useHost } from '@crema/remote-kit';
import { Button, Page, Stack, Text } from '@crema/shared-ui';
import { readKind, resultPath } from './unsubscribe-paths.ts';

/** /unsubscribe: the button of a mailed link. Opening the page changes nothing, because scanners open links (E03). */
export const UnsubscribePage = () => {
  const [query] = useSearchParams();
  const { http } = useHost();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const kind = readKind(query);
  const unsubscribe = async () => {
    setBusy(true);
    const token = new URLSearchParams({ token: query.get('token') ?? '' });
    const ended = await http<UnsubscribeReply>(`${unsubscribeRestPath}?${token}`, {
      method: 'POST',
      body: {},
    }).catch(() => undefined);
    await navigate(resultPath(ended?.type), { replace: ended !== undefined });
    setBusy(false);
  };
  return (
    <Page
      width="narrow"
      title={<FormattedMessage id="unsubscribe.title" />}
      lead={<FormattedMessage id={`unsubscribe.lead.${kind ?? 'other'}`} />}
    >
      <Stack gap={2}>
        <Button size="large" block busy={isBusy} onClick={() => void unsubscribe()}>
          <FormattedMessage id="unsubscribe.confirm" />
        </Button>
        <Text size="note" tone="muted">
          <FormattedMessage id="unsubscribe.others" />
        </Text>
      </Stack>
    </Page>
  );
};
