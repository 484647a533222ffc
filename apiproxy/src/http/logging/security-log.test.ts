import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, it } from 'node:test';
import { createTestClock } from '../../testing/test-app.ts';
import { createSecurityLog } from './security-log.ts';
import { createTextSigner } from '../security/text-signer.ts';

const setup = () => {
  const lines: Record<string, unknown>[] = [];
  const clock = createTestClock();
  const log = {
    info: () => undefined,
    error: () => undefined,
    warn: (facts: object, message: string) => void lines.push({ ...facts, message }),
  };
  const signer = createTextSigner([randomBytes(32)]);
  return { lines, clock, security: createSecurityLog({ log, clock, signer }) };
};

describe('the security log', () => {
  it('contains keyed hashes of account and sender, equal for the same account', () => {
    const { lines, security } = setup();
    security.report('sign-in failed', { ip: '203.0.113.7', account: 'ada@example.com' });
    security.report('sign-in failed', { ip: '2001:db8:1:2::1', account: 'ada@example.com' });
    const [first, second] = lines;
    assert.deepEqual(first, {
      event: 'sign-in failed',
      network: '203.0.113.0/24',
      account: first?.['account'],
      message: 'security event',
    });
    assert.equal(second?.['network'], '2001:db8:1::/48');
    assert.equal(second?.['account'], first?.['account']);
    assert.ok(!/ada|203\.0\.113\.7/.test(JSON.stringify(lines)));
  });

  it('is not flooded by one network, and reports the number of suppressed lines', () => {
    const { lines, clock, security } = setup();
    for (let turn = 0; turn < 500; turn += 1) security.report('write refused', { ip: '203.0.113.7' });
    assert.equal(lines.length, 20);
    security.report('write refused', { ip: '198.51.100.1' });
    assert.equal(lines.length, 21);
    clock.advance(60_000);
    security.report('write refused', { ip: '203.0.113.7' });
    assert.equal(lines.at(-1)?.['suppressedLines'], 480);
  });
});
