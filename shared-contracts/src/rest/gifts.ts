import { cardBrands } from './payment-names.ts';

/** GFT-040: all kinds of payment of gifts; anybody pays with a card (GFT-045). */
export const giftPaymentTypes = [...cardBrands, 'paypal'] as const;

/**
 * `link`: the sender gets the link and sends it to the recipient, whose address nobody asks for (L-45). `facebook`: the same for a message
 * there, while the configuration offers it (D-72).
 */
export const giftDeliveryMethods = ['email', 'link', 'facebook'] as const;
export type GiftDeliveryMethod = (typeof giftDeliveryMethods)[number];

/** A member, on every device, or a guest, in one session. */
export type PurchaseOwner = 'member' | 'guest';
export const giftStatusCodes = { processing: 'EPROMISERETRY', done: 'OK' } as const;

/**
 * `not-delivered`: its mail came back, or has waited for over an hour; `added`: somebody added it to an account; `used`: its card
 * paid something.
 */
export const sentGiftStates = ['sent', 'not-delivered', 'added', 'used'] as const;
export type SentGiftState = (typeof sentGiftStates)[number];
/**
 * A gift of a guest's purchase that waits for no day. `sending`: its mail leaves now; `cancelled`: its amount goes back to the payment.
 */
export const guestGiftStates = [...sentGiftStates, 'sending', 'cancelled'] as const;

/** The page of a guest's gifts: `{origin}/gift/order#token={token}`. */
export const guestGiftsPage = { path: '/gift/order', tokenParameter: 'token' } as const;
/**
 * The page of a mailed gift. Its link is `{origin}/gift/claim#token={token}`: browsers send nothing behind # to a server or as a
 * referrer.
 */
export const giftLinkPage = { path: '/gift/claim', tokenParameter: 'token' } as const;
