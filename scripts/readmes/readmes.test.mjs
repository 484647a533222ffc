import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readModuleComment, writeFolders } from './folder-rows.mjs';
import { hasPart, readPart, replacePart } from './marked-part.mjs';
import { readRemoteCode } from './remote-code.mjs';
import { writeRemoteContents } from './remote-contents.mjs';

const remote = `
import { lazyRoute } from '@crema/remote-kit';
import { GiftsPage } from './features/gifts/gifts-page.tsx';
import { GiftsSkeleton } from './features/gifts/gifts-skeleton.tsx';
import { withStore } from './store/with-store.tsx';

const code = { claim: () => Promise.all([import('./features/claim/claim-page.tsx'), import('./claim.epics.ts')]) };
const links = () => import('./features/links/links-pages.ts');

export default defineRemote({
  routes: {
    gifts: withStore(GiftsPage, <GiftsSkeleton />),
    gift: lazyRoute(() => import('./features/gift/gift-page.tsx'), <GiftsSkeleton />),
    claim: withStore(lazyRoute(code.claim, <GiftsSkeleton />)),
    link: lazyRoute(links, <GiftsSkeleton />),
  },
  slots: { 'gift-button': GiftsPage },
});`;

describe('the code of a remote', () => {
  it('is the module that a page loads, or the one of its first component', () =>
    assert.deepEqual(readRemoteCode(remote), {
      routes: {
        gifts: 'features/gifts/gifts-page.tsx',
        gift: 'features/gift/gift-page.tsx',
        claim: 'features/claim/claim-page.tsx',
        link: 'features/links/links-pages.ts',
      },
      slots: { 'gift-button': 'features/gifts/gifts-page.tsx' },
    }));

  it('is shown with the facts of remote.json', () => {
    const text = writeRemoteContents({
      name: 'mfe-gift',
      port: 3103,
      modules: readRemoteCode(remote),
      manifest: {
        routes: [
          { id: 'gifts', path: '/gift', titleId: 'title.gifts', access: 'anyone', render: 'server' },
          { id: 'claim', path: '/gift/claim', titleId: 'title.claim', access: 'member', skeleton: 'form' },
        ],
        titles: { 'en-US': { 'title.gifts': 'Gifts', 'title.claim': 'A gift for you' } },
        slots: { provides: ['gift-button'], uses: [] },
        events: { emits: ['gift-claimed'], consumes: [] },
        flags: [],
      },
    });
    assert.match(
      text,
      /^\| `\/gift` \| Gifts \| anyone \| rendered \| `src\/features\/gifts\/gifts-page\.tsx` \|$/m,
    );
    assert.match(text, /^\| `\/gift\/claim` \| A gift for you \| members \| skeleton: form \| /m);
    assert.match(text, /^- It brings the slots: `gift-button` `src\/features\/gifts\/gifts-page\.tsx`$/m);
    assert.match(text, /^- It emits: `gift-claimed`$/m);
    assert.doesNotMatch(text, /listens to|reads the flags/);
    assert.match(text, /port 3103/);
  });
});

describe('the rows of folders', () => {
  const part = '| folder | what |\n| --- | --- |\n| `src/map/` | the map |\n| `src/gone/` | gone |';

  it('keep what is written by hand, and drop a folder that is gone', () =>
    assert.equal(writeFolders(['src/map/'], part).text, part.split('\n').slice(0, 3).join('\n')));

  it('name each folder without a description', () =>
    assert.deepEqual(writeFolders(['src/map/', 'src/new/'], part).undescribed, ['src/new/']));

  it('have the comment of a module of the server instead of what is written by hand', () => {
    const comment = readModuleComment(
      '/** Other. */\nconst a = 1;\n/**\n * Stars and\n * offers.\n */\nexport const rewards: ServerModule = {};',
    );
    assert.equal(comment, 'Stars and offers.');
    assert.match(
      writeFolders(['src/map/'], part, new Map([['src/map/', comment]])).text,
      /\| Stars and offers\. \|/,
    );
  });
});

describe('a generated part', () => {
  const text = 'Before\n<!-- rows: npm run codegen writes this part -->\nold\n<!-- /rows -->\nAfter\n';

  it('is replaced between its markers, also while it is empty', () => {
    assert.equal(readPart(text, 'rows'), 'old');
    const replaced = replacePart(text, 'rows', 'new $1');
    assert.equal(replaced, text.replace('old', 'new $1'));
    assert.equal(replacePart(text.replace('old\n', ''), 'rows', 'new'), text.replace('old', 'new'));
  });

  it('is required', () => {
    assert.equal(hasPart(text, 'other'), false);
    assert.throws(() => replacePart(text, 'other', ''), /Found no part “other”/);
  });
});
