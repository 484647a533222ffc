import type { Market } from '@crema/shared-contracts';
import type { RowOf } from '../../shop/kind.ts';
import type { LocalText } from '../../shop/local-text.ts';
import { picturesByKey, pictureKind, wideAddressOf } from '../../shop/pictures/picture.kind.ts';
import type { Shop } from '../../shop/read-shop.ts';
import type { ProjectShop } from '../../shop/versions/projection.ts';
import type { AuthoredCall, AuthoredItem } from './authored-item.ts';
import { loadItems } from './authored-items.ts';
import { feedKind, feedSlideKind } from './feed.kinds.ts';

const callOf = (
  text: LocalText | undefined,
  link: string | undefined,
  more: Pick<AuthoredCall, 'deepLink' | 'alternativeText'> = {},
): AuthoredCall | undefined => (text && link !== undefined ? { text, link, ...more } : undefined);

const picturePrefix = 'picture:';
/** The address of a picture of the shop; a drawing or a path as it is. */
const createImages = (shop: Shop) => {
  const pictures = picturesByKey(shop.rowsOf(pictureKind));
  return (image = ''): string => {
    if (!image.startsWith(picturePrefix)) return image;
    const picture = pictures.get(image.slice(picturePrefix.length));
    return picture ? wideAddressOf(picture) : '';
  };
};

const toItem = (
  row: RowOf<typeof feedKind>,
  slides: readonly RowOf<typeof feedSlideKind>[],
  imageOf: (image?: string) => string,
): AuthoredItem => {
  const call = callOf(row.callText, row.callLink, {
    ...(row.callAppLink !== undefined && { deepLink: row.callAppLink }),
    ...(row.callSpoken && { alternativeText: row.callSpoken }),
  });
  const second = callOf(row.secondCallText, row.secondCallLink);
  return {
    id: row.key,
    type: row.type,
    audience: row.audience,
    markets: row.markets as readonly Market[],
    startDate: row.firstDay ?? null,
    endDate: row.lastDay ?? null,
    rank: row.rank,
    image: imageOf(row.image),
    title: row.title,
    body: row.body,
    ...(row.video !== undefined && { video: row.video }),
    ...(call && { callToAction: call }),
    ...(second && { callToAction2: second }),
    ...(row.legal && { legal: row.legal }),
    ...(row.levels && { tiers: row.levels }),
    ...(slides.length > 0 && {
      carousel: slides.map(({ text, image }) => ({ text, image: imageOf(image) })),
    }),
  };
};

/** The items of the shop's data. */
export const feedItemsOf = (shop: Shop): readonly AuthoredItem[] => {
  const slides = Map.groupBy(shop.rowsOf(feedSlideKind), ({ item }) => item);
  const imageOf = createImages(shop);
  return shop.rowsOf(feedKind).map((row) => toItem(row, slides.get(row.key) ?? [], imageOf));
};

/** Items are rows, because a withdrawn one is a change of the feed too (`modifiedSince`). */
export const projectFeed: ProjectShop = async (trx, { now, shopAt }) => {
  const shop = await shopAt('UTC');
  if (shop) await loadItems(trx, feedItemsOf(shop), now);
};
