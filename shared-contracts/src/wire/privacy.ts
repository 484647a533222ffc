import { Type } from 'typebox';
import { linkToken, money, nullable, picklist, text, type Wire } from './shapes.ts';

/** The file of everything that is stored about a member (D-119). Times are ISO. */
const dataExport = Type.Object({
  id: text,
  /** `making`: an email follows. `expired`: the file is deleted. */
  state: picklist('making', 'ready', 'expired', 'failed'),
  askedAt: text,
  /** When the file is deleted; null until it is made. */
  expiresAt: nullable(text),
});
export type DataExport = Wire<typeof dataExport>;
/** GET privacyRestPaths.privacy, by a member. */
export const privacyReply = Type.Object({
  /** When the use of personal information for offers was ended (ACC-072); null while it is not, or was chosen again. */
  personalUseEndedAt: nullable(text),
  /** When the account is deleted (D-119); null while it is not asked for. */
  deletionDueAt: nullable(text),
  /** The last request for the file; null without one. */
  dataExport: nullable(dataExport),
});
export type PrivacyReply = Wire<typeof privacyReply>;
const fileFormat = picklist('json', 'csv');
export const exportFileParams = Type.Object({ id: Type.String({ maxLength: 100 }), format: fileFormat });

/** The things that a member has and the deletion of the account ends (D-160). */
export const deletionReply = Type.Object({
  cards: Type.Array(Type.Object({ nickname: text, lastFour: text, balance: money })),
  /** Whole Stars. */
  stars: Type.Integer(),
  scheduledGifts: Type.Array(Type.Object({ recipientName: text, amount: money, deliverAt: text })),
  openOrders: Type.Integer(),
  paymentMethods: Type.Integer(),
  /** The linked account of the hotel programme, masked; null without one. Pages of earlier releases show it. */
  partnerAccount: nullable(text),
  /** The linked accounts of all programmes, masked. Optional: a server of an earlier release has none. */
  partnerAccounts: Type.Optional(Type.Array(Type.Object({ name: text, account: text }))),
});
export type DeletionReply = Wire<typeof deletionReply>;

const typedAddress = Type.String({ minLength: 1, maxLength: 600 });
/**
 * ACC-072, D-119: POST accountRestPaths.privacyRequests, by anyone. The reply is 202 AcceptedReply for every email address, with an
 * account or without; VALIDATION for another text, TOO_MANY_REQUESTS after 30 requests an hour from one IP address.
 */
export const privacyRequest = Type.Object({
  email: typedAddress,
  /** The use of personal information for offers ends; it begins again in the settings of an account only. */
  optIn: Type.Literal(false),
});
export type PrivacyRequest = Wire<typeof privacyRequest>;

/**
 * L-80: POST privacyRestPaths.guestData, by anyone. The reply is 202 AcceptedReply for every address. If something is stored about the
 * address, it gets one mail: with a link, or with the way through its account.
 */
export const guestDataRequest = Type.Object({ email: typedAddress });
export type GuestDataRequest = Wire<typeof guestDataRequest>;
/** The data of a mailed link. EMAIL_LINK_INVALID for an unknown or expired link, and after the deletion. */
export const guestDataReply = Type.Object({
  email: text,
  orders: Type.Integer(),
  /** Purchases of gifts. */
  purchases: Type.Integer(),
  /** Gifts that were sent to the address. */
  receivedGifts: Type.Integer(),
  /** Orders that are not picked up, and purchases with gifts that are not sent: they are deleted after that. */
  open: Type.Integer(),
  /** When the link ends. */
  expiresAt: text,
  /** When the deletion was asked for; null until then. */
  deletionAskedAt: nullable(text),
});
export type GuestDataReply = Wire<typeof guestDataReply>;
/** POST privacyRestPaths.guestDataFile. */
export const guestDataFileRequest = Type.Object({ ...linkToken.properties, format: fileFormat });
export type GuestDataFileRequest = Wire<typeof guestDataFileRequest>;
