import { refundCancelledGifts } from './scheduled/refund-cancelled-gifts.job.ts';
import { mailFailedGiftRefund } from './scheduled/mail-failed-refund.job.ts';
import type { ServerModule } from '../http/server-module.ts';
import { giftsDeletion } from './account-deletion.ts';
import { giftsData } from './personal-data.ts';
import { registerGiftClaim } from './claim/claim.endpoints.ts';
import { mailGiftBarcode } from './claim/mail-barcode.job.ts';
import { giftHistory } from './history/gift-entries.ts';
import { registerGiftHistory } from './history/gift-history.endpoints.ts';
import { registerMailBounces } from './delivery/bounces.endpoint.ts';
import { mailGiftBounced } from './delivery/mail-bounced.job.ts';
import { deliverGift, planDeliveries } from './delivery/deliver-gift.job.ts';
import { mailNotBought } from './delivery/mail-not-bought.job.ts';
import { mailGiftReceipt } from './delivery/mail-receipt.job.ts';
import { mailGiftCancelled, mailGiftSchedule, mailPurchaseSchedule } from './delivery/mail-schedule.job.ts';
import { giftsChecks } from './gifts.checks.ts';
import { giftCategoryKind, giftDesignKind } from './catalogue/gift.kinds.ts';
import { giftsPages } from './gifts.pages.ts';
import { giftsResolvers } from './gifts.resolvers.ts';
import { completePurchaseJob } from './purchase/complete-purchase.job.ts';
import { registerGiftPurchase } from './purchase/purchase.endpoints.ts';
import { giftPurchases } from './purchase/gift-purchases.ts';
import { registerGuestGifts } from './order-link/guest-gifts.endpoints.ts';
import { registerSentGifts } from './sent/sent.endpoints.ts';
import { registerScheduledGifts } from './scheduled/scheduled.endpoints.ts';

/** Digital gifts: the catalogue, the purchase, the delivery by mail, the link of a mailed gift, scheduled gifts. */
export const gifts: ServerModule = {
  name: 'gifts',
  register: (app, deps) => {
    registerGiftPurchase(app, deps);
    registerGiftClaim(app, deps);
    registerScheduledGifts(app, deps);
    registerSentGifts(app, deps);
    registerGuestGifts(app, deps);
    registerMailBounces(app, deps);
    registerGiftHistory(app, deps);
  },
  resolvers: giftsResolvers,
  pages: giftsPages,
  jobs: [
    giftPurchases.job,
    completePurchaseJob,
    deliverGift,
    planDeliveries,
    mailGiftReceipt,
    mailNotBought,
    mailGiftSchedule,
    mailPurchaseSchedule,
    mailGiftCancelled,
    mailGiftBounced,
    mailGiftBarcode,
    refundCancelledGifts,
    mailFailedGiftRefund,
  ],
  checks: giftsChecks,
  shop: { kinds: [giftCategoryKind, giftDesignKind], checks: [] },
  history: [giftHistory],
  personalData: giftsData,
  accountDeletion: giftsDeletion,
};
