import { Type } from 'typebox';
import { optInOutcomes } from '../rest/rewards.ts';
import { nullable, picklist, text, type Wire } from './shapes.ts';

/** RWD-065: POST rewardsRestPaths.optIn. */
export const optInRequest = Type.Object({ offerId: Type.String({ minLength: 1, maxLength: 64 }) });
export type OptInRequest = Wire<typeof optInRequest>;
export const optInReply = Type.Object({
  outcome: picklist(...optInOutcomes),
  /** Whether this request has opted the member in. */
  isNew: Type.Boolean(),
});
export type OptInReply = Wire<typeof optInReply>;

/** RWD-045: GET partnerRestPaths.authenticate. */
export const partnerAuthenticateReply = Type.Object({
  /** The partner's page on which the member agrees; for a member who is linked already, our own page that says so. */
  redirectURL: text,
});
export type PartnerAuthenticateReply = Wire<typeof partnerAuthenticateReply>;
/** D-133: GET partnerRestPaths.status. */
export const partnerStatusReply = Type.Object({
  /** The link of this member; null without one. */
  link: nullable(
    Type.Object({
      /** The number of the partner's account with most digits hidden, such as `••••6789`. */
      account: text,
      /** ISO 8601. */
      linkedAt: text,
    }),
  ),
});
export type PartnerStatusReply = Wire<typeof partnerStatusReply>;
