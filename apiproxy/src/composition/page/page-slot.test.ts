import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { completeBoundary, findPageSlot } from './page-slot.ts';

describe('the slot of a page in the shell', () => {
  for (const comment of ['<!--$-->', '<!--$!-->', '<!--$?-->'])
    it(`is the boundary in main, also as ${comment}`, () => {
      const placeholder = `${comment}<p>wait</p><!--$--><i>inner</i><!--/$--><!--/$-->`;
      assert.deepEqual(
        findPageSlot(`<header></header><main id="main">${placeholder}</main><footer></footer>`),
        {
          before: '<header></header><main id="main">',
          placeholder,
          after: '</main><footer></footer>',
        },
      );
    });

  for (const shell of [
    '',
    '<main></main>',
    '<main><p></p><!--$--><!--/$--></main>',
    '<main><!--$--><!--/$--><p></p></main>',
  ])
    it(`is missing in ${shell || 'an empty shell'}`, () => {
      assert.equal(findPageSlot(shell), undefined);
    });

  it('contains the rendered content as a boundary that is complete', () => {
    assert.equal(completeBoundary('<h1>Menu</h1>'), '<!--$--><h1>Menu</h1><!--/$-->');
  });
});
