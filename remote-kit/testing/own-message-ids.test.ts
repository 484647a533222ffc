import { findIdsOfOtherPages } from './own-message-ids.ts';

const sources = {
  'remote.tsx': 'import(`./locales/${locale}.json?except=a.rare,a.other`)',
  'layout/rare-messages.tsx': "import enUS from '../locales/en-US.json?of=a.rare,a.other';",
  'features/rare/rare-page.tsx': "import { RareMessages } from '../../layout/rare-messages.tsx';",
  'features/rare/part.tsx': '<FormattedMessage id="a.rare.title" />',
  'features/often/page.tsx': '<FormattedMessage id="a.often.title" />',
};

describe('the check of texts that only some pages load', () => {
  it('finds nothing where the folder adds them, PLT-011', () => {
    expect(findIdsOfOtherPages(sources)).toEqual([]);
  });

  it('finds a file of another page that names one, PLT-011', () => {
    const text = '<FormattedMessage id="a.other.notice" />';
    expect(findIdsOfOtherPages({ ...sources, 'features/often/link.tsx': text })).toEqual([
      'features/often/link.tsx names a.other.*, which its page does not load',
    ]);
  });
});
