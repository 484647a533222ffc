import {
  type GuestStreamReply,
  onboardingTaskNames,
  streamItemTypes,
  type StreamReply,
} from '@crema/shared-contracts';
import { Type } from 'typebox';
import { localeSchema, nullable, picklist, schemaOf } from '../../http/replies/reply-schemas.ts';

const text = Type.String();
const flag = Type.Boolean();
const moment = nullable(Type.String());
const content = Type.Object({
  title: text,
  body: text,
  image: text,
  imagelink: text,
  imagelinkisvideo: flag,
  enablecalltoaction: flag,
  calltoactionlink: text,
  calltoactiondeeplink: text,
  calltoactiontext: text,
  calltoactiontype: text,
  calltoactionlinkalttext: text,
  calltoaction2text: text,
  legalfooter: text,
});
const onboardingStatus = Type.Object({
  tasks: Type.Array(
    Type.Object({
      name: picklist(...onboardingTaskNames),
      completedOn: moment,
      displayOrder: Type.Integer(),
    }),
  ),
  initialRegisteredCardBalance: nullable(Type.Number()),
});
const coupon = Type.Object({
  couponCode: text,
  status: picklist('Available', 'Used', 'Expired'),
  startDate: moment,
  startDateOnly: moment,
  expirationDate: text,
  expirationDateOnly: text,
});
const rewardPointsExpiration = Type.Object({
  rewardPointsTotal: Type.Number(),
  nextRewardPointsExpirationEvent: Type.Object({
    rewardPointsExpirationEvent: Type.Object({ rewardPoints: Type.Number(), expirationDate: text }),
  }),
});

export const streamReply = schemaOf<StreamReply>()(
  Type.Object({
    streamItems: Type.Array(
      Type.Object({
        streamItemId: text,
        streamItemType: picklist(...streamItemTypes),
        fill: Type.Object({ type: picklist('content', 'account') }),
        startDate: moment,
        endDate: moment,
        rank: Type.Integer(),
        legalfooter: text,
        content: Type.Object({ item: content }),
        onboardingStatus: Type.Optional(onboardingStatus),
        rewardsCoupon: Type.Optional(Type.Object({ coupon })),
        information: Type.Optional(
          Type.Object({
            segmentation: Type.Object({ tiers: Type.Array(Type.Object({ tierId: Type.Integer() })) }),
          }),
        ),
        rewardPointsExpiration: Type.Optional(rewardPointsExpiration),
      }),
    ),
  }),
);

const image = Type.Object({ url: text });
export const guestStreamReply = schemaOf<GuestStreamReply>()(
  Type.Object({
    streamItems: Type.Array(
      Type.Object({
        id: text,
        typeName: picklist(...streamItemTypes),
        content: Type.Object({
          title: text,
          body: text,
          image,
          callToActionEnable: flag,
          callToActionType: text,
          callToActionLink: text,
          callToActionText: text,
          callToAction2Enable: flag,
          callToAction2Type: text,
          callToAction2Link: text,
          callToAction2Text: text,
          carouselItem: Type.Array(Type.Object({ text, image })),
        }),
        metadata: Type.Object({ endDate: moment, overrideRank: Type.Integer() }),
      }),
    ),
  }),
);

/** The query of both feeds (ENG-005). */
export const streamQuery = Type.Object({
  locale: localeSchema,
  /** Names of types, separated by commas; all of them if it is missing. */
  streamItemTypes: Type.Optional(Type.String({ maxLength: 200 })),
  streamItemStatus: Type.Optional(picklist('active')),
  /** The Last-Modified of the reply that the page has, as ISO 8601 or as the header has it. */
  modifiedSince: Type.Optional(Type.String({ maxLength: 40 })),
});
