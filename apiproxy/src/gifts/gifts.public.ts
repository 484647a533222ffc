/** The exports of gifts for other modules. Lint rejects an import of any other file of this folder. */
export { giftHistory } from './history/gift-entries.ts';
export { findGiftOrder, listGiftOrders } from './history/gift-orders.ts';
export { forgetRecipient } from './forget-recipient.ts';
export { giftsData } from './personal-data.ts';
export { cancelGift } from './scheduled/cancel-gift.ts';
export { listScheduled } from './scheduled/own-gifts.ts';
export { mailGiftCancelled } from './delivery/mail-schedule.job.ts';
