/** The presentation of an error: next to the field, as a toast, as a dialog, or as the page itself (D-04). */
export type ErrorDisplay = 'field' | 'toast' | 'dialog' | 'page';
/** The visitor's next step; the client maps it to a button. */
export type ErrorAction =
  | 'got-it'
  | 'try-again'
  | 'choose-store'
  | 'go-to-menu'
  | 'sign-in'
  | 'choose-payment'
  | 'register-card'
  | 'add-card-back'
  | 'transfer-balance'
  | 'choose-card'
  | 'confirm-email'
  | 'refresh-price'
  | 'none';

export interface ErrorRow {
  /** Message id in the owner's locales. */
  readonly messageId: string;
  readonly display: ErrorDisplay;
  readonly action: ErrorAction;
}
/**
 * The error messages of one owner: each code with its presentation. `unknown` is used for codes that are not
 * listed.
 */
export type ErrorCatalogue = Readonly<Record<string, ErrorRow>> & { readonly unknown: ErrorRow };

export const errorRowOf = (catalogue: ErrorCatalogue, code: string): ErrorRow =>
  Object.hasOwn(catalogue, code) ? (catalogue[code] ?? catalogue.unknown) : catalogue.unknown;

/** The codes that the server can answer, with their HTTP status; each code is listed once. */
export const serverErrors = {
  /** Presented as unknown: no page of ours sends such a request. */
  BAD_REQUEST: 400,
  VALIDATION: 400,
  /** Presented as unknown: no page of ours sends such a request. */
  MALFORMED_JSON: 400,
  /** Presented as unknown: no page of ours sends such a request. */
  TOO_LARGE: 413,
  /** Presented as unknown: no page of ours sends such a request. */
  RANGE_NOT_SATISFIABLE: 416,
  /** Presented as unknown: no page of ours sends such a request. */
  MISDIRECTED_REQUEST: 421,
  NOT_FOUND: 404,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  /** A request of our page arrives without proof of its origin if the network removes its headers (PLT-018). */
  ORIGIN_REFUSED: 403,
  TOO_MANY_REQUESTS: 429,
  UNEXPECTED_ERROR: 500,
  TEMPORARILY_UNAVAILABLE: 503,
  /** SHP-013: no version of the shop's data has started. Presented as unknown: the server sends no page of a remote until then. */
  SHOP_NOT_OPEN: 503,
  INVALID_CREDENTIALS: 401,
  /** ACC-005: the password is right, and a second factor is asked for. */
  MFA_REQUIRED: 401,
  EMAIL_UNAVAILABLE: 409,
  PASSWORD_WEAK: 400,
  /** ACC-011: no new password was sent. */
  '111011': 400,
  /** ACC-011: the new password is not allowed. */
  '111022': 400,
  /** ACC-011: the new password is one of the last five (D-114). */
  '111084': 409,
  /** ACC-010: the mailed link is unknown, used or expired. */
  RESET_LINK_INVALID: 404,
  /** D-113: the member's last proof of identity is older than 5 minutes. */
  STEP_UP_REQUIRED: 403,
  /** D-118: the birthday is set once. */
  BIRTHDAY_SET: 409,
  /** D-160: the deletion of the account has begun and cannot be undone. Presented as unknown: the session has ended. */
  DELETION_STARTED: 409,
  /** ACC-045: the proposed address is the present one. */
  EMAIL_SAME: 409,
  /** ACC-045: the mailed code is another one. */
  CODE_INVALID: 400,
  /** ACC-045: no code is waited for: it is too old, or five wrong ones were typed. */
  CODE_EXPIRED: 409,
  /** D-112: the passkey is unknown, or did not sign for this shop. */
  PASSKEY_INVALID: 400,
  /** ACC-007: the token of a sign-in by another site is unknown, used, or older than 60 s. */
  SSO_TOKEN_INVALID: 404,
  /** D-120: no app has the client id. The browser goes nowhere. */
  OAUTH_CLIENT_UNKNOWN: 404,
  /** D-120: the app has not registered the URI. The browser goes nowhere. */
  OAUTH_REDIRECT_URI: 400,
  EMAIL_DISPOSABLE: 403,
  TOO_MANY_ACCOUNTS: 429,
  /** The account was created, its card was not registered (ACC-022). */
  CARD_REGISTRATION_FAILED: 409,
  MISSING_COUNTRY: 400,
  ITEMS_NOT_FOUND: 400,
  ITEMS_UNAVAILABLE: 409,
  PRODUCT_NOT_FOUND: 404,
  STORE_NOT_FOUND: 404,
  /** The member already has the highest allowed number of favourite products (ORD-145). */
  '561007': 409,
  HIGH_VOLUME_STORE: 409,
  STORE_UNAVAILABLE: 409,
  STORE_NOT_AVAILABLE: 409,
  WRONG_STORE_REGION: 409,
  MOP_UNAVAILABLE: 409,
  STORE_CLOSED: 409,
  MOP_NOT_ACCEPTED: 409,
  CHOOSE_DIFFERENT_ITEM: 409,
  ADD_IN_LIMIT: 409,
  ITEM_LIMIT: 409,
  INVALID_QUANTITY: 400,
  INVALID_OPTION: 400,
  REWARD_NOT_APPLIED: 409,
  INSUFFICIENT_BALANCE: 402,
  DIGITAL_CARD_PROVISION_ERROR: 502,
  SLOT_UNAVAILABLE: 409,
  GUEST_ORDERING_OFF: 403,
  SVC_ONLY_STORE: 409,
  PRICE_EXPIRED: 409,
  ORDER_NOT_FOUND: 404,
  /** The store has begun the order, or it is over: its customer can cancel it no more. */
  ORDER_STARTED: 409,
  /** ENG-033: the store's curbside pickup is closed for now. */
  CURBSIDE_CLOSED: 409,
  /** ENG-033: the store has no curbside pickup. */
  CURBSIDE_UNAVAILABLE: 409,
  TENDER_MISMATCH: 400,
  IDEMPOTENCY_CONFLICT: 409,
  TIP_NOT_ALLOWED: 400,
  PAYMENT_DECLINED: 402,
  PAYMENT_CARD_EXPIRED: 402,
  PAYMENT_REVIEW: 402,
  /** The provider charges no bank card for so little (D-163): a Crema Card pays it. */
  PAYMENT_AMOUNT_TOO_LOW: 409,
  /** The bank has not decided yet: `orderPayment` and the same submission, sent again, find its decision. */
  PAYMENT_PENDING: 409,
  /** The customer must answer the bank first: `orderPayment` has the page to open (ORD-109). */
  PAYMENT_ACTION_REQUIRED: 409,
  PAYMENT_TOKEN_EXPIRED: 409,
  PAYMENT_TOKEN_UNKNOWN: 400,
  PAYMENT_PROVIDER_DOWN: 503,
  CARD_NOT_FOUND: 404,
  /** CRD-017: the token of a mailed card is unknown, expired or used: the card's information is typed. */
  CARD_TOKEN_UNKNOWN: 404,
  /** CRD-017: the token's card cannot be registered in its state. */
  CARD_TOKEN_STATE: 409,
  /** D-158: the action waits for the mailed confirmation of the email address. */
  EMAIL_NOT_CONFIRMED: 403,
  /** D-158: the mailed link is unknown, expired or used. */
  EMAIL_LINK_INVALID: 404,
  '121000': 400,
  '121001': 400,
  '121002': 400,
  '121017': 400,
  '121005': 400,
  '121009': 400,
  '121010': 400,
  '121023': 409,
  '121024': 409,
  '121025': 409,
  '121030': 409,
  '121032': 409,
  '121033': 409,
  '121034': 409,
  '121035': 402,
  '121036': 400,
  '121037': 409,
  '121043': 402,
  '121044': 402,
  '121045': 402,
  '121046': 402,
  '121065': 402,
  '121066': 402,
  '121068': 402,
  '121070': 402,
  '121076': 402,
  '121048': 502,
  '121059': 402,
  '121060': 402,
  '121061': 402,
  '121067': 402,
  '121071': 402,
  '121072': 402,
  '121062': 402,
  '121063': 409,
  '121069': 402,
  '121075': 402,
  '123000': 402,
  '122000': 409,
  /** GFT-060: a recipient's address is there twice. */
  '170046': 409,
  /** GFT-061: the design was withdrawn. */
  GIFT_ART_UNAVAILABLE: 409,
  /** GFT-061: the mail of a recipient cannot be delivered. */
  GIFT_RECIPIENT_INVALID: 400,
  /** GFT-027. */
  GIFT_DELIVERY_METHOD: 400,
  /** D-71: an amount outside the bounds, or a total above the limit. */
  GIFT_AMOUNT: 400,
  /** D-73: a day in the past or more than a year ahead. */
  GIFT_DELIVERY_DATE: 400,
  /** GFT-061: the single-use billing address is missing, has expired or pays another purchase. */
  GIFT_ADDRESS_UNAVAILABLE: 409,
  /** GFT-061, D-77: the purchase has ended without gifts; what was paid goes back. */
  GIFT_NOT_BOUGHT: 409,
  /** D-73: no scheduled gift of the member has the id, or it is cancelled. */
  GIFT_NOT_FOUND: 404,
  /** D-73: a gift that was sent can't be changed any more. */
  GIFT_ALREADY_SENT: 409,
  /** Somebody has added the gift or paid with it: it can't be sent to another address. */
  GIFT_IN_USE: 409,
  /** The link of a gift is unknown, expired or void, or somebody else has added the gift. */
  GIFT_LINK_INVALID: 404,
  /** The link of a gift that was sent again since, with a newer link. */
  GIFT_LINK_REPLACED: 410,
  /** RWD-046: the accounts are not linked. */
  '8001034': 409,
  /** RWD-063: a promo code that nobody knows. */
  '1002': 404,
  /** RWD-063: the promo has ended. */
  '1003': 409,
  /** RWD-063: all of the promo's redemptions are used. */
  '1004': 409,
  /** RWD-063: the promo was closed before its end. */
  '1005': 409,
  /** RWD-063: the promo has not begun. */
  '1006': 409,
  /** RWD-063: another member has used a code for one use. */
  '1007': 409,
  /** Presented as unknown: RWD-063 has one text for it and others. The code belongs to another member. */
  '1008': 403,
  /** RWD-063: the code was withdrawn. */
  '1009': 409,
  /** Presented as unknown: another market, or the member joined before the promo's date (RWD-062, RWD-063). */
  '1010': 403,
  /** Presented as unknown: the promo is paused (RWD-063). */
  '1100': 409,
  PAYMENT_METHOD_REQUIRED: 400,
  PAYMENT_METHOD_NOT_FOUND: 404,
  /** The configuration turns this kind of payment method off (CRD-051). */
  PAYMENT_OPTION_OFF: 403,
  /** No approval of this member has the id (D-97). */
  PAYPAL_APPROVAL_UNKNOWN: 404,
  /** No address of the member or, for a single-use address, of the session has the id or token. */
  ADDRESS_NOT_FOUND: 404,
  CARD_NEGATIVE_BALANCE: 409,
  /** It has no number and code that would bring its balance back: the balance is transferred first (D-93). */
  DIGITAL_CARD_HAS_BALANCE: 409,
  UNDO_EXPIRED: 409,
  WALLET_LIMIT: 409,
  /** Presented as unknown: for every error the panel shows the number for the barista (CRD-012). */
  BARCODE_UNAVAILABLE: 503,
} as const satisfies Record<string, number>;
export type ServerErrorCode = keyof typeof serverErrors;
