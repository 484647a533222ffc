import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readEnvironment } from './environment.ts';

const messageOf = (source: Record<string, string>): string => {
  try {
    readEnvironment(source);
  } catch (cause) {
    return (cause as Error).message;
  }
  return 'accepted';
};

describe('the environment', () => {
  it('has numbers as numbers, and nothing for a variable that is not set or empty', () => {
    const { PORT, VAULT_PORT, MAX_CONNECTIONS, STOP_DELAY_SECONDS } = readEnvironment({
      PORT: '3000',
      VAULT_PORT: ' ',
      MAX_CONNECTIONS: '200',
      STOP_DELAY_SECONDS: '',
      PATH: '/bin',
    });
    assert.deepEqual(
      [PORT, VAULT_PORT, MAX_CONNECTIONS, STOP_DELAY_SECONDS],
      [3000, undefined, 200, undefined],
    );
  });
  it('keeps OVERRIDE_HOSTS when it is empty: then no host is allowed', () => {
    assert.equal(readEnvironment({ OVERRIDE_HOSTS: '' }).OVERRIDE_HOSTS, '');
  });

  const invalid: readonly (readonly [name: string, values: readonly string[], expected: RegExp])[] = [
    ['PORT', ['abc', '-1', '65536', '1.5'], /expected an integer from 0 to 65535/],
    ['MAX_CONNECTIONS', ['0', '-1', 'many', '1.5'], /expected an integer from 1 to/],
    ['STOP_DELAY_SECONDS', ['-1', 'soon', '1.5', '601'], /expected an integer from 0 to 600/],
    ['NODE_ENV', ['prod'], /expected one of production, development, test/],
    ['LOG_LEVEL', ['verbose'], /expected one of fatal, error, warn, info, debug, trace, silent/],
    ['CREMA_DEMO', ['yes'], /expected one of 0, 1/],
    ['PUBLIC_ORIGIN', ['shop.example', 'https://shop.example/'], /expected an origin without a path/],
    ['CREMA_S3_ENDPOINT', ['s3.example'], /expected a URL such as https:/],
  ];
  for (const [name, values, expected] of invalid)
    it(`rejects an invalid ${name} with what was found, what is expected and what to do`, () => {
      for (const value of values) {
        const message = messageOf({ [name]: value });
        assert.ok(message.includes(`${name}: found "${value}"`), message);
        assert.match(message, expected);
        assert.match(message, new RegExp(`Correct or unset ${name}`));
      }
    });
  it('lets the clock be ahead outside production only', () => {
    const ahead = { CLOCK_AHEAD_MINUTES: '1500' };
    assert.equal(readEnvironment(ahead).CLOCK_AHEAD_MINUTES, 1500);
    assert.match(
      messageOf({ ...ahead, NODE_ENV: 'production' }),
      /CLOCK_AHEAD_MINUTES: found 1500 in production[^]*Unset CLOCK_AHEAD_MINUTES/,
    );
  });
  it('rejects an unknown variable of ours and names the nearest', () => {
    assert.match(
      messageOf({ CREMA_METRIC_TOKEN: 'x' }),
      /CREMA_METRIC_TOKEN: unknown variable; did you mean CREMA_METRICS_TOKEN\?/,
    );
  });
  it('lists all problems at once', () => {
    assert.match(messageOf({ PORT: 'x', CREMA_DEMO: 'y' }), /PORT: found "x"[^]*CREMA_DEMO: found "y"/);
  });
  it('never shows a secret', () => {
    const message = messageOf({ DATABASE_URL: 'hunter2', SMTP_URL: 'hunter2' });
    assert.match(message, /DATABASE_URL: found a value[^]*SMTP_URL: found a value/);
    assert.doesNotMatch(message, /hunter2/);
  });
});
