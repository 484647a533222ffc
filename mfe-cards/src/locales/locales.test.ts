import manifest from '../../remote.json';
import enCA from './en-CA.json';
import enUS from './en-US.json';
import frCA from './fr-CA.json';

const idsOf = (texts: object) => Object.keys(texts).sort();

describe('the texts', () => {
  it('are complete in every language and nothing is left over, PLT-011', () => {
    expect(idsOf(frCA)).toEqual(idsOf(enUS));
    expect(idsOf(enCA)).toEqual(idsOf(enUS));
  });

  it('of titles and navigation are there in every language', () => {
    const wanted = [
      ...manifest.routes.map(({ titleId }) => titleId),
      ...manifest.navigation.map(({ labelId }) => labelId),
    ];
    for (const locale of manifest.locales)
      expect(Object.keys(manifest.titles[locale as 'en-US'])).toEqual(expect.arrayContaining(wanted));
  });
});
