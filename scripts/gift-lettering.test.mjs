// The words of each gift card end where its picture begins, in the display font's real widths. That the picture leaves this
// space free is tested in shared-ui/src/art/cards/gift-title-space.test.tsx.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { giftDesignKind } from '../apiproxy/src/gifts/catalogue/gift.kinds.ts';
import { readSample } from '../apiproxy/src/shop/sample.ts';
import { outline } from '../remote-kit/build/pictures/outline-text.mjs';
import { giftTitleSpace, isGiftCardDesign } from '../shared-ui/src/art/cards/gift-card-designs.ts';
import { layTitle, titleLeft } from '../shared-ui/src/art/lettering.ts';

const readMessages = (remote, locale) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '..', remote, 'src', 'locales', `${locale}.json`), 'utf8'),
  );
/** The lettering of designs that a page shows without the catalogue: messages whose last part is a design. */
const lettered = ['en-US', 'fr-CA'].flatMap((locale) =>
  ['mfe-gift', 'mfe-engagement'].flatMap((remote) =>
    Object.entries(readMessages(remote, locale)).flatMap(([id, title]) => {
      const [, design] = /^(?:gift\.hero|home\.gifts)\.(\w+)$/.exec(id) ?? [];
      return design && isGiftCardDesign(design) ? [{ design, title }] : [];
    }),
  ),
);
const titles = [
  ...readSample()
    .rowsOf(giftDesignKind)
    .flatMap(({ picture, name }) => Object.values(name).map((title) => ({ design: picture, title }))),
  ...lettered,
];
/** The smallest letters that are read at the size of a list, where a card of 320 units is about 165 pixels wide. */
const smallest = 20;

describe('the words of gift cards', () => {
  it('include those of the pages', () => assert.ok(lettered.length >= 12));
  for (const { design, title } of titles)
    it(`“${title}” is left of the picture of ${design}, at a size that can be read, GFT-010`, () => {
      const space = giftTitleSpace(design);
      const { rows, size } = layTitle(title, space);
      assert.equal(rows.join(' '), title);
      assert.ok(rows.length <= 3, rows.join(' / '));
      assert.ok(size >= smallest, `${size}`);
      for (const [index, row] of rows.entries()) {
        const { width, unitsPerEm } = outline(row);
        const right = titleLeft + (width / unitsPerEm) * size;
        const limit = index === rows.length - 1 ? (space.lastLine ?? space.column) : space.column;
        // The picture begins 5 units further right.
        assert.ok(right <= limit + 4, `“${row}” ends at ${right}, the space at ${limit}.`);
      }
    });
});
