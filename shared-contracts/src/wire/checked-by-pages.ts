import { boughtGift, giftRecipient, giftSender, giftValues } from './gift-purchase.ts';
import { money } from './shapes.ts';

/**
 * The shapes that pages check when they read what they have stored, and whose texts they judge while people type: `npm run codegen` writes
 * their validators and rules to ../generated/shapes.ts.
 */
export const checkedByPages = { money, giftRecipient, giftSender, giftValues, boughtGift };
