import { giftRestPaths, type SentGiftResend, type SentGiftsReply } from '@crema/shared-contracts';
import { useHost, useResource } from '@crema/remote-kit';

/** The gifts that the member has sent (pitfalls G11). `resend` and `cancel` reject with the refusal. */
export const useSentGifts = () => {
  const { http } = useHost();
  const { resource, reload, set } = useResource<SentGiftsReply>(giftRestPaths.sentGifts);
  const resend = async (giftId: string, body: SentGiftResend): Promise<void> =>
    set(
      await http<SentGiftsReply>(`${giftRestPaths.sentGifts}/${encodeURIComponent(giftId)}/resend`, {
        method: 'POST',
        body,
      }),
    );
  const cancel = async (giftId: string): Promise<void> =>
    set(
      await http<SentGiftsReply>(`${giftRestPaths.sentGifts}/${encodeURIComponent(giftId)}`, {
        method: 'DELETE',
      }),
    );
  return { resource, reload, resend, cancel };
};
export type SentGifts = ReturnType<typeof useSentGifts>;
