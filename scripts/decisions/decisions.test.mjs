import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { writeIndex } from './decision-index.mjs';
import { judgeDecisions, judgeReferences, mostWords } from './judge-decisions.mjs';
import { readDecision } from './read-decision.mjs';

const textOf = ({ folds, body = '**Context.** Two words.', ...changed } = {}) => {
  const head = {
    title: 'Tips',
    date: '2026-11-24',
    subject: 'ordering',
    status: 'current',
    summary: 'With every payment',
    ...changed,
  };
  return [
    '---',
    ...Object.entries(head).map(([key, value]) => `${key}: ${value}`),
    ...(folds ? [`folds: ${folds}`] : []),
    '---',
    '',
    '# 084 Tips',
    '',
    body,
    '',
  ].join('\n');
};
const decision = (changed) => readDecision('084-tips.md', textOf(changed));
const judge = (changed) =>
  judgeDecisions([{ path: 'docs/decisions/084-tips.md', decision: decision(changed) }]);

describe('a decision', () => {
  it('is accepted with its front matter and half a page', () => assert.deepEqual(judge(), []));

  for (const [what, changed, message] of [
    ['a heading that differs from the title', { title: 'Tip' }, /expected “084 Tip”/],
    ['a date that is none', { date: 'today' }, /YYYY-MM-DD/],
    ['a subject that the index does not have', { subject: 'misc' }, /found the subject misc/],
    ['a status that is none', { status: 'old' }, /expected “current”/],
    ['a colon outside of quotes', { summary: 'Tips: with every payment' }, /single quotes: summary/],
    ['a missing summary', { summary: '' }, /lacks summary/],
    ['more than half a page', { body: 'word '.repeat(mostWords + 1) }, /has 351 words/],
  ])
    it(`is refused with ${what}`, () => assert.match(judge(changed).join(), message));

  it('may have a colon within quotes', () =>
    assert.equal(decision({ summary: "'Tips: the customer''s'" }).summary, "Tips: the customer's"));

  it('is refused without front matter', () =>
    assert.match(
      judgeDecisions([{ path: 'a', decision: readDecision('084-tips.md', '# 084 Tips\n\nText.') }])[0],
      /no front matter/,
    ));
});

describe('a reference to a decision', () => {
  const found = (text, changed = { folds: '148' }, path = 'host/src/a.ts') =>
    judgeReferences([{ path, text }], [decision(changed)]);

  for (const text of ['// decision 084', 'decisions/084-tips.md', 'docs/decisions/084', 'decision 1848'])
    it(`leads there: ${text}`, () => assert.deepEqual(found(text), []));

  for (const [text, message] of [
    ['// decision 148', /148 is part of 084 now/],
    ['decisions 084 and 148', /148 is part of 084 now/],
    ['docs/decisions/084, 099', /no decision 099/],
    ['decisions/084-tip.md', /084 is 084-tips.md/],
  ])
    it(`is refused: ${text}`, () => assert.match(found(text).join(), message));

  it('is refused when another decision has replaced it', () =>
    assert.match(found('decision 084', { status: 'replaced by 090' })[0], /replaced by 090/));

  it('is read between decisions too', () =>
    assert.match(
      found('[148](148-tips.md)', { folds: '148' }, 'docs/decisions/084-tips.md')[0],
      /part of 084/,
    ));
});

it('the index lists decisions by subject, and where folded numbers lead', () => {
  const text = writeIndex([decision({ folds: '148' })]);
  assert.match(text, /## Orders\n\n\| .*\n.*\n\| \[084\]\(084-tips\.md\) \| Tips \| With every payment \|/);
  assert.match(text, /148 → \[084\]\(084-tips\.md\)/);
});
