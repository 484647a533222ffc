import { FormattedMessage, useIntl } from 'react-intl';
import type { GuestGift } from '@crema/shared-contracts';
import { Button, Tag, type Tone } from '@crema/shared-ui';
import { PassOnLink } from '../../links/pass-on-link.tsx';
import { OwnGiftCard } from './own-gift-card.tsx';

const states: Readonly<Record<GuestGift['state'], { readonly messageId: string; readonly tone: Tone }>> = {
  sent: { messageId: 'gift.sent.state.sent', tone: 'info' },
  'not-delivered': { messageId: 'gift.sent.state.notDelivered', tone: 'danger' },
  sending: { messageId: 'gift.sent.state.sending', tone: 'info' },
  cancelled: { messageId: 'gift.sent.state.cancelled', tone: 'neutral' },
  added: { messageId: 'gift.sent.state.added', tone: 'success' },
  used: { messageId: 'gift.sent.state.used', tone: 'success' },
};

interface SentGiftCardProps {
  readonly gift: GuestGift;
  readonly isBusy: boolean;
  readonly onResend: () => void;
  readonly onCancel: () => void;
}
/** One sent gift with what became of it; until somebody uses it, it can be sent again and cancelled (pitfalls G11). */
export const SentGiftCard = ({ gift, isBusy, onResend, onCancel }: SentGiftCardProps) => {
  const intl = useIntl();
  const { state, recipientName: name, sentAt } = gift;
  const { messageId, tone } = states[state];
  const isLost = state === 'not-delivered';
  return (
    <OwnGiftCard
      gift={gift}
      when={
        <>
          {state !== 'sending' && state !== 'cancelled' && (
            <p>
              <FormattedMessage
                id="gift.sent.on"
                values={{ day: intl.formatDate(sentAt, { day: 'numeric', month: 'long', year: 'numeric' }) }}
              />
            </p>
          )}
          <div>
            <Tag tone={tone}>
              <FormattedMessage id={messageId} />
            </Tag>
          </div>
        </>
      }
    >
      {gift.link && <PassOnLink link={gift.link} recipientName={name} />}
      {(isLost || state === 'sent') && (
        <Button
          variant={isLost ? 'primary' : 'secondary'}
          size="small"
          aria-label={intl.formatMessage(
            { id: isLost ? 'gift.sent.correct.of' : 'gift.sent.again.of' },
            { name },
          )}
          disabled={isBusy}
          onClick={onResend}
        >
          <FormattedMessage id={isLost ? 'gift.sent.correct' : 'gift.sent.again'} />
        </Button>
      )}
      {(isLost || state === 'sent' || state === 'sending') && (
        <Button
          variant="quiet"
          size="small"
          aria-label={intl.formatMessage({ id: 'gift.scheduled.cancel.of' }, { name })}
          busy={isBusy}
          onClick={onCancel}
        >
          <FormattedMessage id="gift.scheduled.cancel.short" />
        </Button>
      )}
    </OwnGiftCard>
  );
};
