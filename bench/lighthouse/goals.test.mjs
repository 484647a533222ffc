import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { auditGoals, findMisses, visitGoals } from './goals.mjs';

const goals = [...visitGoals, ...auditGoals];

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
  back: 200,
};

describe('the goals of a public page', () => {
  it('are met at their limits', () => {
    assert.deepEqual(findMisses(goals, '/menu', good, bare), []);
  });

  for (const [key, worse, found, goal] of [
    ['performance', 94, 94, '≥ 95'],
    ['seo', 99, 99, '≥ 100'],
    ['tbt', 301, 301, '≤ 300'],
    ['cls', 0.021, 0.021, '≤ 0.02'],
    ['lcp', 1500, 1.25, '≤ 1.15× bare'],
    ['again', 1200, 1.2, '≤ 1.1× bare'],
    ['back', 201, 201, '≤ 200'],
  ])
    it(`are missed with a ${key} of ${worse}`, () => {
      assert.deepEqual(findMisses(goals, '/menu', { ...good, [key]: worse }, bare), [
        { page: '/menu', figure: key, found, goal },
      ]);
    });

  for (const [key, goal] of [
    ['performance', '≥ 95'],
    ['lcp', '≤ 1.15× bare'],
    ['interactive', '≤ 2× bare'],
    ['back', '≤ 200'],
  ])
    it(`are missed without a figure for ${key}`, () => {
      const { [key]: left, ...rest } = good;
      assert.ok(left);
      assert.deepEqual(findMisses(goals, '/menu', rest, bare), [
        { page: '/menu', figure: key, found: 'not measured', goal },
      ]);
    });

  it('are missed if the bare page has no figure', () => {
    const { lcp, ...rest } = bare;
    assert.ok(lcp);
    assert.deepEqual(findMisses(goals, '/menu', good, rest), [
      { page: '/menu', figure: 'lcp', found: 'not measured', goal: '≤ 1.15× bare' },
    ]);
  });
});
