import { locales } from '@crema/shared-contracts';
import { findMessageErrors, readTextsIn } from '@crema/remote-kit/testing/locale-files';

const noNames = { routes: [], navigation: [], titles: { 'en-US': {}, 'en-CA': {}, 'fr-CA': {} }, locales };

it.each(['host/src/locales', 'host/src/deferred/locales'])(
  'the messages of %s are complete in every language and keep to the shop’s words, PLT-011',
  (folder) => {
    const files = readTextsIn(folder, locales);
    expect(Object.keys(files['en-US'] ?? {})).not.toEqual([]);
    expect(findMessageErrors(files, noNames)).toEqual([]);
  },
);
