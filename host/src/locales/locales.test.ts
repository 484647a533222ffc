import { locales } from '@crema/shared-contracts';
import { findTextFaults, readTextsIn } from '@crema/remote-kit/testing/texts';

const noNames = { routes: [], navigation: [], titles: { 'en-US': {}, 'en-CA': {}, 'fr-CA': {} }, locales };

it.each(['host/src/locales', 'host/src/quiet/locales'])(
  'the texts of %s are complete in every language and keep to the shop’s words, PLT-011',
  (folder) => {
    const files = readTextsIn(folder, locales);
    expect(Object.keys(files['en-US'] ?? {})).not.toEqual([]);
    expect(findTextFaults(files, noNames)).toEqual([]);
  },
);
