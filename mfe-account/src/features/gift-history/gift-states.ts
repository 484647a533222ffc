import type { GiftHistoryState } from '@crema/shared-contracts';
import type { Tone } from '@crema/shared-ui';

/** The state of a gift, and the action that the page of the own gifts has for it. */
export const giftStates: Readonly<
  Record<GiftHistoryState, { readonly messageId: string; readonly tone: Tone; readonly action?: string }>
> = {
  scheduled: {
    messageId: 'account.gifts.state.scheduled',
    tone: 'info',
    action: 'account.gifts.change',
  },
  sent: { messageId: 'account.gifts.state.sent', tone: 'info', action: 'account.gifts.resend' },
  'not-delivered': {
    messageId: 'account.gifts.state.notDelivered',
    tone: 'danger',
    action: 'account.gifts.correct',
  },
  added: { messageId: 'account.gifts.state.added', tone: 'success' },
  used: { messageId: 'account.gifts.state.used', tone: 'success' },
  cancelled: { messageId: 'account.gifts.state.cancelled', tone: 'neutral' },
};
