import { giftRestPaths, type ScheduledGiftChange, type ScheduledGiftsReply } from '@crema/shared-contracts';
import { useHost, useResource } from '@crema/remote-kit';

const pathOf = (giftId: string): string => `${giftRestPaths.scheduledGifts}/${encodeURIComponent(giftId)}`;

/** The member's gifts that wait for their day (D-73). `change` and `cancel` reject with the refusal. */
export const useScheduledGifts = () => {
  const { http } = useHost();
  const { resource, reload, set } = useResource<ScheduledGiftsReply>(giftRestPaths.scheduledGifts);
  const change = async (giftId: string, body: ScheduledGiftChange): Promise<void> =>
    set(await http<ScheduledGiftsReply>(pathOf(giftId), { method: 'PUT', body }));
  const cancel = async (giftId: string): Promise<void> =>
    set(await http<ScheduledGiftsReply>(pathOf(giftId), { method: 'DELETE' }));
  return { resource, reload, change, cancel };
};
export type ScheduledGifts = ReturnType<typeof useScheduledGifts>;
