import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { localeOf } from './request-locale.ts';

describe('the language of a request', () => {
  for (const { header, locale } of [
    { header: undefined, locale: 'en-US' },
    { header: 'fr-CA', locale: 'fr-CA' },
    { header: 'fr-FR, en;q=0.8', locale: 'fr-CA' },
    { header: 'en;q=0.5, fr;q=0.9', locale: 'fr-CA' },
    { header: 'de-DE, en-CA;q=0.7', locale: 'en-CA' },
    { header: 'de', locale: 'en-US' },
  ])
    it(`is ${locale} for ${header ?? 'no header'}`, () => {
      assert.equal(localeOf({ headers: { 'accept-language': header } }), locale);
    });
});
