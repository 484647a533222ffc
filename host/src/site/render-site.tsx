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
/** Messages of the host that the server writes into pages. */
const serverMessages = {
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

// The light theme's colours of drawings, because a picture file has no style sheet.
const lightColors: Readonly<Record<string, string>> = {
  'var(--art-light)': '#fbeedd',
  'var(--art-shade)': '#ecd3b6',
  'var(--art-shadow)': '#5a3217',
};
const resolveColors = (svg: string) =>
  svg.replaceAll(/var\(--art-[a-z]+\)/g, (name) => lightColors[name] ?? '#5a3217');

const drawSvg = (picture: ReactElement) => resolveColors(renderToStaticMarkup(picture));

/**
 * The files that the build renders once: the offline page, the server's messages and the share images as SVG.
 */
export const renderSite = (wordmark: Wordmark, hashOf: HashOf) => ({
  offlinePage: renderOfflinePage(
    byLocale({ title: 'host.offline.title', body: 'host.offline.body', retry: 'host.loadError.retry' }),
    hashOf,
  ),
  messages: byLocale(serverMessages),
  shareImages: Object.fromEntries(
    shareImages.map((image) => [image, drawSvg(<ShareImagePicture image={image} wordmark={wordmark} />)]),
  ),
});

/** Maps a key to the SVG for shared links to products, categories and gift designs. */
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
