import { eventPayloads } from './events.ts';
import { boughtGift, giftRecipient, giftSender, giftValues } from './gift-purchase.ts';
import { money } from './shapes.ts';

/**
 * The shapes that pages check: events, and what they read from the device; and those whose texts they judge while people type.
 * `npm run codegen` writes their validators and rules to ../generated, one file for each key, so that the page of an event has nothing
 * of another one.
 */
export const checkedByPages = {
  events: eventPayloads,
  gifts: { money, giftRecipient, giftSender, giftValues, boughtGift },
};
