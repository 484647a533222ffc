import type { Environment } from './environment.variables.ts';

/** A problem of variables that are valid each on its own. */
export interface EnvironmentRule {
  isViolatedBy(environment: Environment): boolean;
  /** The sentence names the found value, the expected one and the next step. */
  problem(environment: Environment): string;
}

const isProduction = ({ NODE_ENV }: Environment) => NODE_ENV === 'production';
const isStripe = ({ PAYMENT_PROVIDER }: Environment) => PAYMENT_PROVIDER === 'stripe';
/** `test` or `live`, as the key says. */
const modeOf = (key: string | undefined): string | undefined => /^\w\w_(test|live)_/.exec(key ?? '')?.[1];
const stripeKeys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** PAY-001: who takes the payments of a production server is decided, not assumed. */
const paymentRules: readonly EnvironmentRule[] = [
  {
    isViolatedBy: (environment) => isProduction(environment) && !environment.PAYMENT_PROVIDER,
    problem: () =>
      'PAYMENT_PROVIDER: not set in production; expected stripe, or sandbox with SANDBOX_IN_PRODUCTION=demo. Set PAYMENT_PROVIDER=stripe and the keys of Stripe to take real payments; set PAYMENT_PROVIDER=sandbox and SANDBOX_IN_PRODUCTION=demo for a demonstration in which no money moves.',
  },
  {
    isViolatedBy: (environment) =>
      isProduction(environment) &&
      environment.PAYMENT_PROVIDER === 'sandbox' &&
      !environment.SANDBOX_IN_PRODUCTION,
    problem: () =>
      'SANDBOX_IN_PRODUCTION: not set, but PAYMENT_PROVIDER is sandbox in production, which moves no money; expected demo. Set SANDBOX_IN_PRODUCTION=demo, so that every page and mail says so, or PAYMENT_PROVIDER=stripe.',
  },
  {
    isViolatedBy: (environment) => isStripe(environment) && environment.SANDBOX_IN_PRODUCTION !== undefined,
    problem: () =>
      'SANDBOX_IN_PRODUCTION: found demo with PAYMENT_PROVIDER=stripe, which moves money; expected it with sandbox only. Unset SANDBOX_IN_PRODUCTION, or set PAYMENT_PROVIDER=sandbox.',
  },
  ...stripeKeys.map((name) => ({
    isViolatedBy: (environment: Environment) => isStripe(environment) && !environment[name],
    problem: () =>
      `${name}: not set, but PAYMENT_PROVIDER is stripe; expected it. Set ${name} from the dashboard of Stripe.`,
  })),
  {
    isViolatedBy: ({ STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable }) =>
      secret !== undefined && publishable !== undefined && modeOf(secret) !== modeOf(publishable),
    problem: ({ STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable }) =>
      `STRIPE_PUBLISHABLE_KEY: found a ${modeOf(publishable)} key, but STRIPE_SECRET_KEY is a ${modeOf(secret)} key; expected two keys of one mode. Set both from the same page of the dashboard of Stripe.`,
  },
  ...(['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const).map((name) => ({
    isViolatedBy: (environment: Environment) =>
      !isProduction(environment) && modeOf(environment[name]) === 'live',
    problem: () =>
      `${name}: found a live key outside production, which would move real money; expected a test key. Set ${name} to a test key.`,
  })),
  {
    isViolatedBy: (environment) => isProduction(environment) && environment.STRIPE_API_URL !== undefined,
    problem: ({ STRIPE_API_URL }) =>
      `STRIPE_API_URL: found ${STRIPE_API_URL} in production; expected nothing there. Unset STRIPE_API_URL.`,
  },
];

/** The rules of a server: each violated rule is listed. */
export const serverRules: readonly EnvironmentRule[] = [
  {
    isViolatedBy: (environment) => isProduction(environment) && Boolean(environment.CLOCK_AHEAD_MINUTES),
    problem: ({ CLOCK_AHEAD_MINUTES }) =>
      `CLOCK_AHEAD_MINUTES: found ${CLOCK_AHEAD_MINUTES} in production; expected nothing there. Unset CLOCK_AHEAD_MINUTES.`,
  },
  ...paymentRules,
];
/** An operator's command takes no payments: it needs the database only. */
export const operatorRules: readonly EnvironmentRule[] = [];

export const judgeEnvironment = (
  environment: Environment,
  rules: readonly EnvironmentRule[],
): readonly string[] =>
  rules.filter((rule) => rule.isViolatedBy(environment)).map((rule) => rule.problem(environment));

/** Facts that the server says at its start, and starts with. */
const warningRules: readonly EnvironmentRule[] = [
  {
    isViolatedBy: (environment) =>
      isProduction(environment) && modeOf(environment.STRIPE_SECRET_KEY) === 'test',
    problem: () =>
      'STRIPE_SECRET_KEY: found a test key in production; no money moves, and every page and mail says so. Set a live key before customers order.',
  },
  {
    isViolatedBy: (environment) =>
      isProduction(environment) && environment.SANDBOX_IN_PRODUCTION !== undefined,
    problem: () =>
      'SANDBOX_IN_PRODUCTION: found demo; no money moves, and every page and mail says so. Set PAYMENT_PROVIDER=stripe to take real payments.',
  },
];
export const environmentWarnings = (environment: Environment): readonly string[] =>
  judgeEnvironment(environment, warningRules);
