import { streamItemTypes } from '@crema/shared-contracts';
import { Type } from 'typebox';
import { country, day, defineKind, key, localText } from '../../shop/kind.ts';

const picture = Type.String({ pattern: '^(art:[a-z-]+|picture:[a-z0-9-]+|/(?!/)\\S+)$' });
const link = Type.String({ pattern: '^(/(?!/)|#)\\S*$' });
const highestRank = 1000;

/** The authored items of the home feed (ENG-009). */
export const feedKind = defineKind({
  name: 'feed',
  about: 'The authored items of the home feed. An item that has gone is withdrawn.',
  key: ['key'],
  fields: {
    key: Type.String({ pattern: '^[a-z0-9-]{3,60}$' }),
    type: Type.Enum([...streamItemTypes]),
    audience: Type.Enum(['guests', 'members', 'everyone']),
    markets: Type.Array(country, { minItems: 1 }),
    firstDay: Type.Optional(day),
    lastDay: Type.Optional(day),
    rank: Type.Integer({ minimum: 0, maximum: highestRank }),
    image: Type.Optional(picture),
    video: Type.Optional(Type.String({ pattern: '^/(?!/)\\S+\\.(mp4|webm)$' })),
    title: localText,
    body: localText,
    callText: Type.Optional(localText),
    callLink: Type.Optional(link),
    callAppLink: Type.Optional(
      Type.String({ pattern: '^(?!https?:|javascript:|data:)[a-z][a-z0-9+.-]*://\\S+$' }),
    ),
    callSpoken: Type.Optional(localText),
    secondCallText: Type.Optional(localText),
    secondCallLink: Type.Optional(link),
    legal: Type.Optional(localText),
    levels: Type.Optional(Type.Array(Type.Integer())),
  },
  notes: {
    key: 'Another key is another item: members who dismissed the old one see it again.',
    type: '`information` is shown as it is; the others are the text for what the member’s data brings up.',
    audience: '`members` for every type but `information`.',
    markets: 'The markets whose customers see it.',
    firstDay: 'The first whole day at every store.',
    lastDay: 'The last whole day at every store.',
    rank: 'The higher one is shown first.',
    image:
      'A picture of the shop as `picture:beans`, our drawing such as `art:autumn`, or a path of our own site.',
    video: 'A film without sound, which the card offers to play in place of the picture.',
    title: 'At most 80 characters.',
    body: 'At most 320 characters.',
    callText: 'The text of the button, at most 30 characters.',
    callLink: 'A path of our own site, or a part of the page such as `#pay`.',
    callAppLink: 'The address that an app opens in place of the link: `crema://menu`.',
    callSpoken: 'The text that is read aloud in place of the button’s; it contains that one.',
    secondCallText: 'The text of the second button.',
    secondCallLink: 'A member’s second button opens `legal`.',
    legal: 'At most 600 characters.',
    levels: 'The levels of a segment; the item is shown if level 2 is one of them.',
  },
});

/** The slides of an item for guests. */
export const feedSlideKind = defineKind({
  name: 'feed-slides',
  about: 'The slides of an item of the feed for guests, in their order.',
  key: ['item', 'number'],
  fields: { item: key, number: Type.Integer({ minimum: 1 }), text: localText, image: Type.Optional(picture) },
  notes: {
    item: 'The item.',
    number: 'Its own among the item’s slides.',
    text: 'At most 320 characters.',
    image: 'A picture of the shop, our drawing, or a path of our own site.',
  },
  references: { item: 'feed.key' },
});
