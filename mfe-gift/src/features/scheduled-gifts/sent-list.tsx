import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SentGift } from '@crema/shared-contracts';
import { useHost } from '@crema/remote-kit';
import { Heading, Stack } from '@crema/shared-ui';
import { ProblemBanner, type Problem } from '../../problems/problem-banner.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { ResendDialog } from './resend-dialog.tsx';
import s from './scheduled-page.module.css';
import { SentGiftCard } from './sent-gift-card.tsx';
import type { SentGifts } from './use-sent-gifts.ts';

/** The gifts that the member has sent; nothing while there is none. */
export const SentList = ({ sent }: { readonly sent: SentGifts }) => {
  const { toast } = useHost();
  const intl = useIntl();
  const id = useId();
  const [chosen, setChosen] = useState<SentGift>();
  const [problem, setProblem] = useState<Problem>();
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
  const end = (reason: Problem) => {
    setChosen(undefined);
    setProblem(reason);
    reload();
  };
  return (
    <section aria-labelledby={id}>
      <Stack gap={2}>
        <Heading level={2} id={id}>
          <FormattedMessage id="gift.sent.title" />
        </Heading>
        {problem && <ProblemBanner problem={problem} onSignedIn={reload} />}
        {resource.status === 'failed' && (
          <NotLoaded error={resource.error} headingLevel={3} titleId="gift.sent.notLoaded" onRetry={reload} />
        )}
        {gifts && (
          <ul className={s.list}>
            {gifts.map((gift) => (
              <SentGiftCard
                key={gift.giftId}
                gift={gift}
                onResend={() => {
                  setProblem(undefined);
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
