import { FormattedMessage } from 'react-intl';
import { useQuery, useSendConfirmation, type SendingConfirmation } from '@crema/remote-kit';
import { Button, MoneyText, Text } from '@crema/shared-ui';
import { GetGiftLimitDocument } from '../generated/get-gift-limit.ts';

const sentIds: Readonly<Record<SendingConfirmation, string | undefined>> = {
  idle: undefined,
  sending: undefined,
  sent: 'gift.unconfirmed.sent',
  'too-many': 'gift.unconfirmed.tooMany',
  'not-sent': 'gift.unconfirmed.notSent',
};

/** D-158: says to a member without a confirmed email address which gifts wait for it, and mails the link again. */
export const UnconfirmedGiftLimit = () => {
  // The address may have been confirmed since the last visit of the page.
  const { data, refetch } = useQuery(GetGiftLimitDocument, { fetchPolicy: 'cache-and-network' });
  const { sending, send } = useSendConfirmation(() => void refetch().catch(() => undefined));
  const limit = data?.user?.unconfirmedGiftLimit;
  if (!limit) return null;
  const sentId = sentIds[sending];
  return (
    <>
      <Text>
        <FormattedMessage
          id="gift.unconfirmed"
          values={{ amount: <MoneyText key="amount" value={limit} /> }}
        />
      </Text>
      {sentId && (
        <Text>
          <FormattedMessage id={sentId} />
        </Text>
      )}
      {sending !== 'sent' && (
        <div>
          <Button variant="quiet" size="small" busy={sending === 'sending'} onClick={() => void send()}>
            <FormattedMessage id="gift.unconfirmed.send" />
          </Button>
        </div>
      )}
    </>
  );
};
