import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { locales, shareImages, type Locale } from '@crema/shared-contracts';
import { giftCardDesigns, type ProductArtSpec } from '@crema/shared-ui/art';
import enCA from '../locales/en-CA.json';
import enUS from '../locales/en-US.json';
import frCA from '../locales/fr-CA.json';
import { renderOfflinePage, type HashOf } from './offline-page.tsx';
import { GiftPicture, ProductsPicture, ShareImagePicture, type Wordmark } from './share-image.tsx';

type Messages = Readonly<Record<string, string>>;
const messages: Readonly<Record<Locale, Messages>> = {
  'en-US': enUS,
  'en-CA': { ...enUS, ...enCA },
  'fr-CA': frCA,
};
/** Texts of the host that the server needs before any of the host's code runs. */
const serverTexts = {
  notFoundTitle: 'host.notFound.title',
  switchedOffTitle: 'host.off.title',
  description: 'host.description',
} as const;

const byLocale = <K extends string>(ids: Readonly<Record<K, string>>) =>
  Object.fromEntries(
    locales.map((locale) => [
      locale,
      Object.fromEntries(Object.entries<string>(ids).map(([key, id]) => [key, messages[locale][id] ?? ''])),
    ]),
  ) as Record<Locale, Record<K, string>>;

// The colours that CSS gives to drawings by day; a picture of its own has no style sheet.
const byDay: Readonly<Record<string, string>> = {
  'var(--art-light)': '#fbeedd',
  'var(--art-shade)': '#ecd3b6',
  'var(--art-shadow)': '#5a3217',
};
const withColours = (svg: string) =>
  svg.replaceAll(/var\(--art-[a-z]+\)/g, (name) => byDay[name] ?? '#5a3217');

const drawSvg = (picture: ReactElement) => withColours(renderToStaticMarkup(picture));

/** Everything about the site that is made once, by the build: file name → text; pictures as SVG. */
export const renderSite = (wordmark: Wordmark, hashOf: HashOf) => ({
  offlinePage: renderOfflinePage(
    byLocale({ title: 'host.offline.title', body: 'host.offline.body', retry: 'host.broken.retry' }),
    hashOf,
  ),
  texts: byLocale(serverTexts),
  shareImages: Object.fromEntries(
    shareImages.map((image) => [image, drawSvg(<ShareImagePicture image={image} wordmark={wordmark} />)]),
  ),
});

/** Pictures for shared links: of products and categories by the arts given, of every gift design; key → SVG. */
export const renderSharePictures = (
  wordmark: Wordmark,
  products: Readonly<Record<string, readonly ProductArtSpec[]>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...Object.entries(products).map(
      ([key, arts]) => [key, drawSvg(<ProductsPicture products={arts} wordmark={wordmark} />)] as const,
    ),
    ...giftCardDesigns.map(
      (design) => [`gift/${design}`, drawSvg(<GiftPicture design={design} wordmark={wordmark} />)] as const,
    ),
  ]);
