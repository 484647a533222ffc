import type { GuestStreamItem, Locale } from '@crema/shared-contracts';
import type { AuthoredItem } from '../authored/authored-item.ts';
import { textIn } from './authored-content.ts';
import { endOfDay } from './feed-days.ts';

/** An item of the feed of guests (ENG-008). */
export const toGuestItem = (item: AuthoredItem, locale: Locale): GuestStreamItem => {
  const { callToAction, callToAction2 } = item;
  return {
    id: item.id,
    typeName: item.type,
    content: {
      title: textIn(item.title, locale),
      body: textIn(item.body, locale),
      image: { url: item.image },
      ...(item.video !== undefined && { video: item.video }),
      callToActionEnable: callToAction !== undefined,
      callToActionType: callToAction ? 'Link' : '',
      callToActionLink: callToAction?.link ?? '',
      callToActionText: textIn(callToAction?.text, locale),
      ...(callToAction?.alternativeText && {
        callToActionAltText: textIn(callToAction.alternativeText, locale),
      }),
      callToAction2Enable: callToAction2 !== undefined,
      callToAction2Type: callToAction2 ? 'Link' : '',
      callToAction2Link: callToAction2?.link ?? '',
      callToAction2Text: textIn(callToAction2?.text, locale),
      carouselItem: (item.carousel ?? []).map(({ text, image }) => ({
        text: textIn(text, locale),
        image: { url: image },
      })),
    },
    metadata: { endDate: item.endDate && endOfDay(item.endDate).toISOString(), overrideRank: item.rank },
  };
};
