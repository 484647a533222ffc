import { locales } from '@crema/shared-contracts';
import { locatorErrors } from '../features/find-store/locator-errors.ts';

const texts = Object.fromEntries(
  locales.map((locale) => [locale, jest.requireActual<Record<string, string>>(`./${locale}.json`)]),
);
const idsOf = (locale: string) => Object.keys(texts[locale] ?? {}).sort();

describe('the texts', () => {
  it.each(locales)('of %s are complete', (locale) => expect(idsOf(locale)).toEqual(idsOf('en-US')));

  it.each(Object.values(locatorErrors).map(({ messageId }) => messageId))('say %s and what to do', (id) => {
    for (const locale of locales) {
      expect(texts[locale]).toHaveProperty([id]);
      expect(texts[locale]).toHaveProperty([`${id}.hint`]);
    }
  });
});
