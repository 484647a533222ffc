import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findMisses } from './goals.mjs';

const bare = { fcp: 600, lcp: 1200, content: 1400, interactive: 1400, again: 1000 };
const good = {
  performance: 95,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcp: 630,
  lcp: 1380,
  tbt: 300,
  cls: 0.02,
  content: 1610,
  interactive: 2800,
  again: 1100,
};

describe('the goals of a public page', () => {
  it('are met at their limits', () => {
    assert.deepEqual(findMisses('/menu', good, bare), []);
  });

  for (const [key, worse, found, goal] of [
    ['performance', 94, 94, '≥ 95'],
    ['seo', 99, 99, '≥ 100'],
    ['tbt', 301, 301, '≤ 300'],
    ['cls', 0.021, 0.021, '≤ 0.02'],
    ['lcp', 1500, 1.25, '≤ 1.15× bare'],
    ['again', 1200, 1.2, '≤ 1.1× bare'],
  ])
    it(`are missed with a ${key} of ${worse}`, () => {
      assert.deepEqual(findMisses('/menu', { ...good, [key]: worse }, bare), [
        { page: '/menu', figure: key, found, goal },
      ]);
    });

  it('are not judged by a figure that was not measured', () => {
    const { performance, ...rest } = good;
    assert.deepEqual(findMisses('/menu', rest, bare), []);
    assert.equal(performance, 95);
  });
});
