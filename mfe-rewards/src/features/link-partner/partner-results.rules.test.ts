import { confirmedResult, partnerResults, resultOfPath } from './partner-results.rules.ts';

describe('the result pages', () => {
  it('are five, and any other sub-path is the error page, RWD-042', () => {
    for (const name of partnerResults) expect(resultOfPath(name)).toBe(name);
    for (const path of [undefined, '', 'SUCCESS', 'success/more', 'toString'])
      expect(resultOfPath(path)).toBe('error');
  });

  it.each([
    ['success', true, 'success'],
    ['success', false, 'not-linked'],
    ['already-linked', true, 'already-linked'],
    ['already-linked', false, 'not-linked'],
    ['unlinked', false, 'unlinked'],
    ['unlinked', true, 'already-linked'],
    ['not-linked', false, 'not-linked'],
    ['not-linked', true, 'already-linked'],
    ['error', true, 'error'],
    ['error', false, 'error'],
  ] as const)('%s of an account that is linked (%s) is %s, D-133', (asked, isLinked, shown) => {
    expect(confirmedResult(asked, isLinked)).toBe(shown);
  });
});
