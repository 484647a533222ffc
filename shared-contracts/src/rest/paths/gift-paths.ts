/** The REST paths of gifts. */
export const giftRestPaths = {
  /** GFT-040: POST GiftPurchaseRequest. */
  giftPurchase: '/apiproxy/v1/gift/gift-purchase',
  /** GFT-041: GET with the header X-Request-ID. The reply is GiftPurchaseStatusReply. */
  giftPurchaseStatus: '/apiproxy/v1/gift/gift-purchase-status',
  /** POST { token } of a mailed gift. The reply is GiftClaimReply. */
  giftClaim: '/apiproxy/v1/gift/claim',
  /** POST { token }, by a member. The reply is GiftClaimAddReply. */
  giftClaimAdd: '/apiproxy/v1/gift/claim/add',
  /** POST GiftClaimBarcodeRequest. The reply is a PNG. */
  giftClaimBarcode: '/apiproxy/v1/gift/claim/barcode',
  /** POST { token }: mails the barcode to the recipient. The reply is GiftClaimMailReply. */
  giftClaimMail: '/apiproxy/v1/gift/claim/mail',
  /** GET {path}/{art}: redirects to the PNG of a design, for mails. */
  giftPictures: '/apiproxy/v1/gift/pictures',
  /** D-73: GET ScheduledGiftsReply; PUT and DELETE {path}/{giftId}. */
  scheduledGifts: '/apiproxy/v1/account/gifts/scheduled',
  /** The member's sent gifts: GET SentGiftsReply; POST {path}/{giftId}/resend SentGiftResend; DELETE {path}/{giftId} (pitfalls G11). */
  sentGifts: '/apiproxy/v1/account/gifts/sent',
  /** The gifts of a guest's purchase: POST { token }, GuestGiftsReply; {path}/change, {path}/resend, {path}/cancel. */
  guestGifts: '/apiproxy/v1/gift/guest-gifts',
  /** The mail relay sends a POST { messageId } for a gift's mail that came back. */
  mailBounces: '/apiproxy/v1/mail/bounces',
} as const;
