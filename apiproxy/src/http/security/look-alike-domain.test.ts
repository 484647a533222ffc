import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { domainToASCII } from 'node:url';
import { hasLookAlikeDomain } from './look-alike-domain.ts';

const at = (domain: string) => `ada@${domainToASCII(domain)}`;

describe('the domain of an email address, D-167', () => {
  for (const { domain, because } of [
    { domain: 'cr\u0435ma.test', because: 'one letter of a Latin word is Cyrillic' },
    { domain: 'mail.cr\u03b5ma.test', because: 'one letter of a Latin word is Greek' },
    { domain: '\u0430\u0440\u0440\u04cf\u0435.com', because: 'every letter is Cyrillic and looks Latin' },
  ])
    it(`is rejected: ${at(domain)}, ${because}`, () => {
      assert.ok(hasLookAlikeDomain(at(domain)));
    });

  it('is rejected when its punycode cannot be decoded', () => {
    assert.ok(hasLookAlikeDomain('ada@xn--a.test'));
    assert.ok(hasLookAlikeDomain('ada@XN--CRMA-W4D.test'));
  });

  for (const domain of ['example.com', 'café.example', 'québec.ca', 'почта.рф', '日本語テスト.jp', '한국.kr'])
    it(`is accepted: ${domain}`, () => {
      assert.ok(!hasLookAlikeDomain(at(domain)));
    });
});
