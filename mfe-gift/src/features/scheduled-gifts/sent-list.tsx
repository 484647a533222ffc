import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { GuestGift } from '@crema/shared-contracts';
import { useHost, type Resource } from '@crema/remote-kit';
import { Heading, Stack } from '@crema/shared-ui';
import { ProblemBanner, type Problem } from '../../problems/problem-banner.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { ResendDialog } from './resend-dialog.tsx';
import s from './scheduled-page.module.css';
import { SentGiftCard } from './sent-gift-card.tsx';
import { useCancel, type ShownProblem } from './use-cancel.ts';
import type { SentGifts } from './use-sent-gifts.ts';

/** The sent gifts of a member, or those of a guest's link. */
export interface ListedGifts extends Pick<SentGifts, 'reload' | 'resend' | 'cancel'> {
  readonly resource: Resource<{ readonly gifts: readonly GuestGift[] }>;
}
/** The gifts that were sent, with what can still be done; nothing while there is none. */
export const SentList = ({ sent }: { readonly sent: ListedGifts }) => {
  const { toast } = useHost();
  const intl = useIntl();
  const id = useId();
  const [chosen, setChosen] = useState<GuestGift>();
  const [problem, setProblem] = useState<ShownProblem>();
  const { resource, reload } = sent;
  const { ask, busyId } = useCancel({ ...sent, bodyId: 'gift.sent.cancel.body' }, setProblem);
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
    setProblem({ problem: reason, resume: reload });
    reload();
  };
  return (
    <section aria-labelledby={id}>
      <Stack gap={2}>
        <Heading level={2} id={id}>
          <FormattedMessage id="gift.sent.title" />
        </Heading>
        {problem && <ProblemBanner problem={problem.problem} onSignedIn={problem.resume} />}
        {resource.status === 'failed' && (
          <NotLoaded error={resource.error} headingLevel={3} titleId="gift.sent.notLoaded" onRetry={reload} />
        )}
        {gifts && (
          <ul className={s.list}>
            {gifts.map((gift) => (
              <SentGiftCard
                key={gift.giftId}
                gift={gift}
                isBusy={busyId === gift.giftId}
                onCancel={() => void ask(gift)}
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
