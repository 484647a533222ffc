import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SentGift } from '@crema/shared-contracts';
import { useHost } from '@crema/remote-kit';
import { Banner, Button, ErrorState, Heading, Stack } from '@crema/shared-ui';
import { ResendDialog } from './resend-dialog.tsx';
import s from './scheduled-page.module.css';
import { SentGiftCard } from './sent-gift-card.tsx';
import type { SentGifts } from './use-sent-gifts.ts';

const NotLoaded = ({ onRetry }: { readonly onRetry: () => void }) => (
  <ErrorState
    headingLevel={3}
    title={<FormattedMessage id="gift.sent.notLoaded" />}
    actions={
      <Button onClick={onRetry}>
        <FormattedMessage id="gift.error.retry" />
      </Button>
    }
  >
    <FormattedMessage id="gift.error.body" />
  </ErrorState>
);

/** The gifts that the member has sent; nothing while there is none. */
export const SentList = ({ sent }: { readonly sent: SentGifts }) => {
  const { toast } = useHost();
  const intl = useIntl();
  const id = useId();
  const [chosen, setChosen] = useState<SentGift>();
  const [error, setError] = useState<string>();
  const { resource, reload } = sent;
  const gifts = resource.status === 'ready' ? resource.value.gifts : undefined;
  if (resource.status === 'loading' || gifts?.length === 0) return null;
  const resend: SentGifts['resend'] = async (giftId, to) => {
    await sent.resend(giftId, to);
    toast({
      text: intl.formatMessage({ id: 'gift.sent.again.done' }, { email: to.recipientEmail }),
      kind: 'success',
    });
  };
  const end = (reason: string) => {
    setChosen(undefined);
    setError(reason);
    reload();
  };
  return (
    <section aria-labelledby={id}>
      <Stack gap={2}>
        <Heading level={2} id={id}>
          <FormattedMessage id="gift.sent.title" />
        </Heading>
        {error && <Banner tone="error">{error}</Banner>}
        {resource.status === 'failed' && <NotLoaded onRetry={reload} />}
        {gifts && (
          <ul className={s.list}>
            {gifts.map((gift) => (
              <SentGiftCard
                key={gift.giftId}
                gift={gift}
                onResend={() => {
                  setError(undefined);
                  setChosen(gift);
                }}
              />
            ))}
          </ul>
        )}
      </Stack>
      {chosen && (
        <ResendDialog gift={chosen} onResend={resend} onClose={() => setChosen(undefined)} onEnded={end} />
      )}
    </section>
  );
};
