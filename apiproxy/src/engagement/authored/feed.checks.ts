import { isDay, streamPictures } from '@crema/shared-contracts';
import { rowsIn, type CheckedRow } from '../../shop/checks/rows-in.ts';
import type { Fault } from '../../shop/fault.ts';
import type { Kind, RowOf } from '../../shop/kind.ts';
import type { LocalText } from '../../shop/local-text.ts';
import { pictureKind } from '../../shop/pictures/picture.kind.ts';
import type { ShopCheck } from '../../shop/read-shop.ts';
import { feedKind, feedSlideKind } from './feed.kinds.ts';

type Item = RowOf<typeof feedKind>;
type FaultOf = CheckedRow<Kind>['fault'];
interface Rule {
  readonly field: keyof Item;
  readonly isViolatedBy: (item: Item) => boolean;
  readonly right: string;
}

const drawings = streamPictures.join(', ');
const isUnknownDrawing = (image: string | undefined) =>
  image?.startsWith('art:') === true && !streamPictures.includes(image as never);
const picturePrefix = 'picture:';
/** The fault of an image that refers to a picture without a row. */
const checkImage = (
  image: string | undefined,
  pictures: ReadonlySet<string>,
  fault: FaultOf,
): readonly Fault[] =>
  image?.startsWith(picturePrefix) === true && !pictures.has(image.slice(picturePrefix.length))
    ? [fault('image', 'The file pictures has no row with this key. Add the row, or correct the value.')]
    : [];
const noSuchDay = (text: string | undefined) => text !== undefined && !isDay(text);

const rules: readonly Rule[] = [
  {
    field: 'audience',
    isViolatedBy: ({ type, audience }) => type !== 'information' && audience !== 'members',
    right: 'This is “members”: only they have such data.',
  },
  {
    field: 'firstDay',
    isViolatedBy: ({ firstDay }) => noSuchDay(firstDay),
    right: 'The calendar has no such day.',
  },
  {
    field: 'lastDay',
    isViolatedBy: ({ lastDay }) => noSuchDay(lastDay),
    right: 'The calendar has no such day.',
  },
  {
    field: 'lastDay',
    isViolatedBy: ({ firstDay, lastDay }) =>
      firstDay !== undefined && lastDay !== undefined && lastDay < firstDay,
    right: 'The last day is not before the first.',
  },
  {
    field: 'image',
    isViolatedBy: ({ image }) => isUnknownDrawing(image),
    right: `Our drawings are ${drawings}.`,
  },
  {
    field: 'callLink',
    isViolatedBy: ({ callText, callLink }) => (callText === undefined) !== (callLink === undefined),
    right: 'A button has callText and callLink.',
  },
  {
    field: 'secondCallLink',
    isViolatedBy: ({ secondCallText, secondCallLink }) =>
      (secondCallText === undefined) !== (secondCallLink === undefined),
    right: 'A button has secondCallText and secondCallLink.',
  },
  {
    field: 'callAppLink',
    isViolatedBy: ({ callAppLink, callText }) => callAppLink !== undefined && callText === undefined,
    right: 'It is of a button. Add callText and callLink.',
  },
  {
    field: 'callSpoken',
    isViolatedBy: ({ callText = {}, callSpoken = {} }) =>
      Object.entries(callSpoken).some(([language, words]) => !words.includes(callText[language] ?? '')),
    right: 'The text that is read aloud contains the one that is shown, in each language.',
  },
];

/** The longest texts that the cards show well. */
const longest = {
  title: 80,
  body: 320,
  callText: 30,
  callSpoken: 80,
  secondCallText: 30,
  legal: 600,
} as const;
const checkLength = (
  field: string,
  text: LocalText | undefined,
  most: number,
  fault: FaultOf,
): readonly Fault[] =>
  Object.entries(text ?? {})
    .filter(([, words]) => words.length > most)
    .map(([language, words]) => ({
      ...fault(field, `At most ${most} characters; these are ${words.length}.`),
      column: `${field}.${language}`,
      value: '',
    }));

const checkItem = ({ value, fault }: CheckedRow<typeof feedKind>, markets: readonly string[]) => [
  ...rules.filter(({ isViolatedBy }) => isViolatedBy(value)).map(({ field, right }) => fault(field, right)),
  ...(value.markets.every((market) => markets.includes(market))
    ? []
    : [fault('markets', `The markets of shop.json are ${markets.join(', ')}.`)]),
  ...Object.entries(longest).flatMap(([field, most]) =>
    checkLength(field, value[field as keyof typeof longest], most, fault),
  ),
];

export const checkFeed: ShopCheck = (files, { markets }) => {
  const codes = markets.map(({ code }) => code);
  const pictures = new Set(rowsIn(files, pictureKind).map(({ value }) => value.key));
  return [
    ...rowsIn(files, feedKind).flatMap((row) => [
      ...checkItem(row, codes),
      ...checkImage(row.value.image, pictures, row.fault),
    ]),
    ...rowsIn(files, feedSlideKind).flatMap(({ value, fault }) => [
      ...checkLength('text', value.text, longest.body, fault),
      ...checkImage(value.image, pictures, fault),
      ...(isUnknownDrawing(value.image) ? [fault('image', `Our drawings are ${drawings}.`)] : []),
    ]),
  ];
};
