import { FormattedMessage, useIntl } from 'react-intl';
import { Cluster, Spinner, Stack, Text } from '@crema/shared-ui';
import s from './add-money.module.css';
import type { Reload } from './use-add-money.ts';

/** A reload that is not decided yet: the bank's question in a frame, or that the bank is deciding (CRD-035). */
export const ReloadProgress = ({ reload: { action } }: { readonly reload: Reload }) => {
  const intl = useIntl();
  const waiting = intl.formatMessage({ id: 'cards.addMoney.waiting' });
  if (action?.kind === 'challenge')
    return (
      <Stack gap={1}>
        <Text>
          <FormattedMessage id="cards.addMoney.challenge" />
        </Text>
        <iframe
          src={action.url}
          title={intl.formatMessage({ id: 'cards.addMoney.challenge.frame' })}
          className={s.challenge}
        />
      </Stack>
    );
  return (
    <Stack gap={1}>
      <Cluster gap={2}>
        <Spinner label={waiting} />
        <Text strong>{waiting}</Text>
      </Cluster>
      <Text tone="muted">
        <FormattedMessage id="cards.addMoney.waiting.body" />
      </Text>
    </Stack>
  );
};
