import { isDay, isRecord, streamItemTypes, streamPictures } from '@crema/shared-contracts';

export interface ItemError {
  readonly field: string;
  readonly message: string;
}
type Check = (value: unknown) => string | undefined;

/** The longest texts that the cards show well. */
const limits = { title: 80, body: 320, action: 30, legal: 600, highestRank: 1000 } as const;
const found = (value: unknown) => (value === undefined ? 'it is missing' : `found ${JSON.stringify(value)}`);
const expected = (value: unknown, what: string) => `${found(value)}; expected ${what}.`;

const oneOf =
  (names: readonly string[]): Check =>
  (value) =>
    names.includes(value as string) ? undefined : expected(value, `one of ${names.join(', ')}`);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined ? undefined : check(value);
const day: Check = (value) =>
  value === null || (typeof value === 'string' && isDay(value))
    ? undefined
    : expected(value, 'a day such as "2026-12-05", or null');
const languages = ['en-US', 'en-CA', 'fr-CA'];
const text =
  (longest: number, isRequired = true): Check =>
  (value) => {
    if (!isRecord(value)) return expected(value, 'a text in each language, { "en-US": "…", "fr-CA": "…" }');
    const unknown = Object.keys(value).find((name) => !languages.includes(name));
    if (unknown) return `${unknown} is not a language. Expected ${languages.join(', ')}.`;
    for (const name of languages) {
      const words = value[name];
      if (words === undefined && (name === 'en-CA' || !isRequired)) continue;
      if (typeof words !== 'string' || (isRequired && words.trim() === ''))
        return `${name}: ${expected(words, 'a text')}`;
      if (words.length > longest)
        return `${name} has ${words.length} characters; expected at most ${longest}.`;
    }
    return undefined;
  };
const picture: Check = (value) =>
  typeof value === 'string' &&
  (value === '' || streamPictures.includes(value as never) || /^\/(?!\/)\S+$/.test(value))
    ? undefined
    : expected(value, `a path of our own site, "", or one of ${streamPictures.join(', ')}`);
const link: Check = (value) =>
  typeof value === 'string' && /^(?:\/(?!\/)|#)\S*$/.test(value)
    ? undefined
    : expected(value, 'a path of our own site such as "/menu", or a fragment such as "#pay"');
const video: Check = (value) =>
  typeof value === 'string' && /^\/(?!\/)\S+\.(?:mp4|webm)$/.test(value)
    ? undefined
    : expected(value, 'a path of our own site that ends with .mp4 or .webm');
const deepLink: Check = (value) =>
  typeof value === 'string' &&
  /^[a-z][a-z0-9+.-]*:\/\/\S+$/.test(value) &&
  !/^(?:https?|javascript|data):/.test(value)
    ? undefined
    : expected(value, 'the address of an app such as "crema://menu"');
/** An alternative text contains the text that is shown: who speaks to a page says what is seen. */
const alternative =
  (shown: unknown): Check =>
  (value) => {
    const wrong = text(limits.title)(value);
    if (wrong || !isRecord(value) || !isRecord(shown)) return wrong;
    const other = Object.entries(value).find(
      ([name, words]) => !String(words).includes(String(shown[name] ?? '')),
    );
    return other && `${other[0]} does not contain the text, ${JSON.stringify(shown[other[0]])}.`;
  };
const call: Check = (value) => {
  if (!isRecord(value)) return expected(value, '{ "text": { … }, "link": "/…" }');
  const wrong = [
    ['text', text(limits.action)(value['text'])],
    ['link', link(value['link'])],
    ['deepLink', optional(deepLink)(value['deepLink'])],
    ['alternativeText', optional(alternative(value['text']))(value['alternativeText'])],
  ].find(([, error]) => error !== undefined);
  return wrong && wrong.join(': ');
};
const carousel: Check = (value) => {
  if (!Array.isArray(value) || value.length === 0) return expected(value, 'a list with at least one slide');
  for (const [index, slide] of value.entries()) {
    const wrong = isRecord(slide)
      ? (text(limits.body)(slide['text']) ?? picture(slide['image']))
      : 'no slide';
    if (wrong) return `slide ${index + 1}: ${wrong}`;
  }
  return undefined;
};

/** Every field of an item with its check. */
const fields: Readonly<Record<string, Check>> = {
  id: (value) =>
    typeof value === 'string' && /^[a-z0-9-]{3,60}$/.test(value)
      ? undefined
      : expected(value, '3 to 60 small letters, digits and hyphens'),
  type: oneOf(streamItemTypes),
  audience: oneOf(['guests', 'members', 'everyone']),
  markets: (value) =>
    Array.isArray(value) && value.length > 0 && value.every((market) => market === 'US' || market === 'CA')
      ? undefined
      : expected(value, '["US"], ["CA"] or both'),
  startDate: day,
  endDate: day,
  rank: (value) =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= limits.highestRank
      ? undefined
      : expected(value, `a whole number from 0 to ${limits.highestRank}`),
  image: picture,
  video: optional(video),
  title: text(limits.title),
  body: text(limits.body),
  callToAction: optional(call),
  callToAction2: optional(call),
  legal: optional(text(limits.legal)),
  tiers: optional((value) =>
    Array.isArray(value) && value.every((tier) => Number.isInteger(tier))
      ? undefined
      : expected(value, 'a list of whole numbers'),
  ),
  carousel: optional(carousel),
};

/** The errors of an item, one sentence for each field. */
export const findItemErrors = (item: unknown): readonly ItemError[] => {
  if (!isRecord(item)) return [{ field: 'item', message: expected(item, 'an object') }];
  const unknown = Object.keys(item)
    .filter((name) => !Object.hasOwn(fields, name))
    .map((field) => ({ field, message: `is not a field. Expected ${Object.keys(fields).join(', ')}.` }));
  const wrong = Object.entries(fields).flatMap(([field, check]) => {
    const message = check(item[field]);
    return message === undefined ? [] : [{ field, message }];
  });
  const { startDate, endDate, type, audience } = item as Record<string, string | null>;
  const crossed = [
    ...(startDate && endDate && endDate < startDate
      ? [{ field: 'endDate', message: `${endDate} is before startDate ${startDate}. Swap the days.` }]
      : []),
    ...(type !== 'information' && audience !== 'members' && wrong.length === 0
      ? [{ field: 'audience', message: expected(audience, '"members": only they have such data') }]
      : []),
  ];
  return [...unknown, ...wrong, ...crossed];
};
