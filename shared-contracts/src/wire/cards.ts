import { Type } from 'typebox';
import { text, type Wire } from './shapes.ts';

const typed = Type.String({ maxLength: 64 });
/** POST restPaths.cardBalance: the number and the code as people type them. */
export const cardBalanceRequest = Type.Object({ cardNumber: typed, securityCode: typed });
export type CardBalanceRequest = Wire<typeof cardBalanceRequest>;
/** The reply of restPaths.cardBalance. An unknown number and a wrong code get the same error, 121000 (D-95). */
export const cardBalanceReply = Type.Object({
  accountNumberLastFour: text,
  balance: Type.Object({
    amountMinor: Type.Integer(),
    currency: Type.Union([Type.Literal('USD'), Type.Literal('CAD')]),
  }),
});
export type CardBalanceReply = Wire<typeof cardBalanceReply>;

export const cardInfoRequest = Type.Object({ cashstarToken: Type.String({ minLength: 1, maxLength: 200 }) });
/** The reply of restPaths.cardInfoFromToken: what the form of a card's registration is filled with. */
export const cardInfoReply = Type.Object({ cardNumber: text, securityCode: text });
export type CardInfoReply = Wire<typeof cardInfoReply>;

/** The reply of restPaths.sendEmailConfirmation: an email address that is confirmed gets no mail. */
export const confirmationSentReply = Type.Object({
  status: Type.Union([Type.Literal('sent'), Type.Literal('confirmed')]),
});
export type ConfirmationSentReply = Wire<typeof confirmationSentReply>;
