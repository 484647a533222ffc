import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { environmentWarnings, operatorRules } from './environment.rules.ts';
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
  const stripe = {
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1, whsec_2',
  };
  const live = { ...stripe, STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };
  const production = { NODE_ENV: 'production' };
  for (const { because, source } of [
    { because: 'nothing is decided outside production', source: {} },
    { because: 'outside production the sandbox moves no money', source: { PAYMENT_PROVIDER: 'sandbox' } },
    {
      because: 'it is a demonstration',
      source: { ...production, PAYMENT_PROVIDER: 'sandbox', SANDBOX_IN_PRODUCTION: 'demo' },
    },
    { because: 'Stripe has its keys', source: { ...production, ...live } },
    { because: 'the keys are for tests', source: { ...stripe, STRIPE_API_URL: 'http://localhost:12111' } },
    { because: 'a rehearsal has keys for tests', source: { ...production, ...stripe } },
  ])
    it(`accepts the payment provider, because ${because}, PAY-001`, () =>
      assert.equal(messageOf(source), 'accepted'));
  for (const { found, source, problems } of [
    {
      found: 'no decision in production',
      source: production,
      problems: [
        /PAYMENT_PROVIDER: not set in production; expected stripe, or sandbox with SANDBOX_IN_PRODUCTION=demo\. Set /,
      ],
    },
    {
      found: 'the sandbox in production',
      source: { ...production, PAYMENT_PROVIDER: 'sandbox' },
      problems: [/SANDBOX_IN_PRODUCTION: not set, but .*expected demo\. Set /],
    },
    {
      found: 'a demonstration with real money',
      source: { ...production, ...live, SANDBOX_IN_PRODUCTION: 'demo' },
      problems: [/SANDBOX_IN_PRODUCTION: found demo with PAYMENT_PROVIDER=stripe/],
    },
    {
      found: 'Stripe without keys',
      source: { PAYMENT_PROVIDER: 'stripe' },
      problems: [
        /STRIPE_SECRET_KEY: not set/,
        /STRIPE_PUBLISHABLE_KEY: not set/,
        /STRIPE_WEBHOOK_SECRET: not set/,
      ],
    },
    {
      found: 'keys of two modes',
      source: { ...production, ...live, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
      problems: [/STRIPE_PUBLISHABLE_KEY: found a test key, but STRIPE_SECRET_KEY is a live key/],
    },
    {
      found: 'live keys outside production',
      source: live,
      problems: [/STRIPE_SECRET_KEY: found a live key outside/, /STRIPE_PUBLISHABLE_KEY: found a live key/],
    },
    {
      found: 'a double of Stripe in production',
      source: { ...production, ...live, STRIPE_API_URL: 'http://localhost:12111' },
      problems: [/STRIPE_API_URL: found http:.* in production/],
    },
    {
      found: 'texts that are no keys',
      source: { STRIPE_SECRET_KEY: 'hunter2', STRIPE_WEBHOOK_SECRET: 'whsec_1 whsec_2 hunter2' },
      problems: [/STRIPE_SECRET_KEY: found a value/, /STRIPE_WEBHOOK_SECRET: found a value/],
    },
  ])
    it(`rejects ${found}, PAY-001`, () => {
      const message = messageOf(source);
      for (const problem of problems) assert.match(message, problem);
      assert.equal(message.split('\n').length, problems.length + 1, message);
      assert.doesNotMatch(message, /hunter2|_live_1/);
    });
  it('names a test key and a demonstration in production at the start, and nothing elsewhere, PAY-001', () => {
    const warningsOf = (source: Record<string, string>) => environmentWarnings(readEnvironment(source));
    assert.match(warningsOf({ ...production, ...stripe }).join(), /^STRIPE_SECRET_KEY: found a test key/);
    const demonstration = { PAYMENT_PROVIDER: 'sandbox', SANDBOX_IN_PRODUCTION: 'demo' };
    assert.match(
      warningsOf({ ...production, ...demonstration }).join(),
      /^SANDBOX_IN_PRODUCTION: found demo/,
    );
    assert.deepEqual([...warningsOf(stripe), ...warningsOf({ ...production, ...live })], []);
  });
  it('lets an operator’s command run without a decision about payments, PAY-001', () => {
    assert.equal(readEnvironment(production, operatorRules).NODE_ENV, 'production');
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
