import manifest from '../../../remote.json';
import enUS from '../../locales/en-US.json';
import frCA from '../../locales/fr-CA.json';

describe('the headline that the server paints', () => {
  it.each([
    ['en-US', enUS],
    ['en-CA', enUS],
    ['fr-CA', frCA],
  ] as const)('is the line that the menu opens with, %s', (locale, texts) => {
    expect(manifest.titles[locale]['headline.menu']).toBe(texts['ordering.hero.title']);
  });
});
