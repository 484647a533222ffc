import manifest from '../../../../remote.json';
import enUS from '../../../locales/en-US.json';
import frCA from '../../../locales/fr-CA.json';

describe('the title that the server writes for nutrition', () => {
  it.each([
    ['en-US', enUS],
    ['en-CA', enUS],
    ['fr-CA', frCA],
  ] as const)('is worded as the page words it, %s', (locale, texts) => {
    const pattern = manifest.titles[locale]['title.nutrition.named'];
    expect(pattern).toBe(texts['ordering.nutrition.title']);
  });
});
