import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contentFaults } from './contents.mjs';

const formik = { name: 'host', file: '756.js', text: 'case"SUBMIT_ATTEMPT":' };
const tree = { name: 'mfe-ordering', file: 'remote.js', text: '{kind:"Document",definitions:[{}]}' };
const byHash = { ...tree, text: '{kind:"Document",definitions:[],__meta__:{hash:""}}' };
const page = (changes) => ({
  name: 'mfe-ordering',
  path: '/menu',
  files: ['remote.js'],
  libraries: [],
  ...changes,
});

describe('the contents of a build', () => {
  it('have no faults with Formik in one file and syntax trees in later files only', () => {
    const late = { ...tree, file: '490.js' };
    assert.deepEqual(contentFaults([formik, byHash, late], [page()]), []);
  });

  for (const [what, texts] of [
    ['twice', [formik, { ...formik, file: '776.js' }]],
    ['nowhere', []],
  ])
    it(`have Formik ${what}`, () => {
      const [fault] = contentFaults(texts, [page()]);
      assert.match(fault, /^Formik: found in .*, expected it in one file\.$/);
    });

  it('have a syntax tree among the first files of a page', () => {
    assert.deepEqual(contentFaults([formik, tree], [page()]), [
      '/menu: mfe-ordering/remote.js contains a GraphQL syntax tree, expected the hash of the document.',
    ]);
  });

  it('have a store in the gift pages', () => {
    const gift = page({ name: 'mfe-gift', path: '/gift', libraries: ['rxjs', '@apollo/client'] });
    assert.deepEqual(contentFaults([formik], [gift, page({ libraries: ['rxjs'] })]), [
      '/gift: rxjs is among its first files, expected no store.',
    ]);
  });
});
