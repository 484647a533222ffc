import { brand, type Locale, type StreamContent } from '@crema/shared-contracts';
import type { AuthoredItem, AuthoredText } from '../authored/authored-item.ts';

export type TextValues = Readonly<Record<string, string>>;

/** The text in the language, with `{product}` and the values in their places; an unknown place stays, for the page. */
export const textIn = (text: AuthoredText | undefined, locale: Locale, values: TextValues = {}): string => {
  const words = text?.[locale] ?? (locale === 'en-CA' ? text?.['en-US'] : undefined) ?? '';
  const all: TextValues = { ...brand, ...values };
  return words.replace(/\{(\w+)\}/g, (place, name: string) => all[name] ?? place);
};

const fillLink = (link: string, values: TextValues): string =>
  link.replace(/\{(\w+)\}/g, (place, name: string) =>
    values[name] === undefined ? place : encodeURIComponent(values[name]),
  );

/** The texts of an item as ENG-007 names them. */
export const toContent = (item: AuthoredItem, locale: Locale, values: TextValues = {}): StreamContent => {
  const { callToAction } = item;
  return {
    title: textIn(item.title, locale, values),
    body: textIn(item.body, locale, values),
    image: item.image,
    imagelink: item.video ?? fillLink(callToAction?.link ?? '', values),
    imagelinkisvideo: item.video !== undefined,
    enablecalltoaction: callToAction !== undefined,
    calltoactionlink: fillLink(callToAction?.link ?? '', values),
    calltoactiondeeplink: fillLink(callToAction?.deepLink ?? '', values),
    calltoactiontext: textIn(callToAction?.text, locale, values),
    calltoactiontype: callToAction ? 'Link' : '',
    calltoactionlinkalttext: textIn(callToAction?.alternativeText, locale, values),
    calltoaction2text: textIn(item.callToAction2?.text, locale, values),
    legalfooter: textIn(item.legal, locale, values),
  };
};
