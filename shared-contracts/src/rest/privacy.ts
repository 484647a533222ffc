import type { Money } from '../money.ts';

/** The file of everything that is stored about a member (D-119). Times are ISO. */
export interface DataExport {
  readonly id: string;
  /** `making`: an email follows. `expired`: the file is deleted. */
  readonly state: 'making' | 'ready' | 'expired' | 'failed';
  readonly askedAt: string;
  /** When the file is deleted; null until it is made. */
  readonly expiresAt: string | null;
}
/** GET privacyRestPaths.privacy, by a member. */
export interface PrivacyReply {
  /** When the use of personal information for offers was ended (ACC-072); null while it is not, or was chosen again. */
  readonly personalUseEndedAt: string | null;
  /** The last request for the file; null without one. */
  readonly dataExport: DataExport | null;
  /** When the account is deleted (D-119); null while it is not asked for. */
  readonly deletionDueAt: string | null;
}
/** The things that a member has and the deletion of the account ends (D-160). */
export interface DeletionReply {
  readonly cards: readonly {
    readonly nickname: string;
    readonly lastFour: string;
    readonly balance: Money;
  }[];
  /** Whole Stars. */
  readonly stars: number;
  readonly scheduledGifts: readonly {
    readonly recipientName: string;
    readonly amount: Money;
    readonly deliverAt: string;
  }[];
  readonly openOrders: number;
  readonly paymentMethods: number;
  /** The linked account of the hotel programme, masked; null without one. Pages of earlier releases show it. */
  readonly partnerAccount: string | null;
  /** The linked accounts of all programmes, masked. Optional: a server of an earlier release has none. */
  readonly partnerAccounts?: readonly { readonly name: string; readonly account: string }[];
}

/**
 * L-80: POST privacyRestPaths.guestData, by anyone. The reply is 202 AcceptedReply for every address. If something is stored about the
 * address, it gets one mail: with a link, or with the way through its account.
 */
export interface GuestDataRequest {
  readonly email: string;
}
/** The data of a mailed link. EMAIL_LINK_INVALID for an unknown or expired link, and after the deletion. */
export interface GuestDataReply {
  readonly email: string;
  readonly orders: number;
  /** Purchases of gifts. */
  readonly purchases: number;
  /** Gifts that were sent to the address. */
  readonly receivedGifts: number;
  /** Orders that are not picked up, and purchases with gifts that are not sent: they are deleted after that. */
  readonly open: number;
  /** When the link ends. */
  readonly expiresAt: string;
  /** When the deletion was asked for; null until then. */
  readonly deletionAskedAt: string | null;
}
/** POST privacyRestPaths.guestDataFile. */
export interface GuestDataFileRequest {
  readonly token: string;
  readonly format: 'json' | 'csv';
}
