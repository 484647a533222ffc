import { brand } from '@crema/shared-contracts';
import { Stripe } from 'stripe';
import type { ProviderDeps } from '../provider-module.ts';

/** The keys of the account at Stripe, from the environment. */
export interface StripeSettings {
  readonly secretKey: string;
  /** Two while the secret is changed; none for an operator's command. */
  readonly webhookSecrets: readonly string[];
  /** Another server that speaks Stripe's API: the double of the tests. */
  readonly apiUrl: string | undefined;
}

type StripeVariables = Pick<
  ProviderDeps['environment'],
  'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL'
>;

/** Throws if the secret key is missing: the check of the environment names it before the server starts. */
export const readSettings = ({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: secrets,
  STRIPE_API_URL: apiUrl,
}: StripeVariables): StripeSettings => {
  if (secretKey === undefined)
    throw new Error('STRIPE_SECRET_KEY: not set; expected the key of the account at Stripe. Set it.');
  return { secretKey, webhookSecrets: secrets?.split(/[\s,]+/) ?? [], apiUrl };
};

/** Whether a secret key is of the live mode, in which money moves. */
export const isLive = (secretKey: string): boolean => secretKey.includes('_live_');

/** A reply takes at most this long; then the result of the request is unknown. */
const timeoutMs = 8_000;
const maxNetworkRetries = 2;
const httpPort = 80;

/** The version of Stripe's API that the package pins. */
export const apiVersion = Stripe.API_VERSION;

/** The official client. Its types and its replies have one version of the API, which the package pins. */
export const createStripeClient = ({ secretKey, apiUrl }: StripeSettings): Stripe => {
  const url = apiUrl === undefined ? undefined : new URL(apiUrl);
  return new Stripe(secretKey, {
    apiVersion,
    appInfo: { name: brand.name },
    maxNetworkRetries,
    timeout: timeoutMs,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      port: url.port === '' ? httpPort : url.port,
      protocol: url.protocol === 'https:' ? ('https' as const) : ('http' as const),
    }),
  });
};

/** The parts of the server that the provider uses. */
export type ServerParts = Pick<
  ProviderDeps,
  'clock' | 'configuration' | 'db' | 'environment' | 'ids' | 'log' | 'publicOrigin' | 'random' | 'vaultOrigin'
>;
/** The dependencies of the provider's parts: those of the server, the client and its settings. */
export interface StripeDeps extends ServerParts {
  readonly stripe: Stripe;
  readonly settings: StripeSettings;
}
export const withStripe = (deps: ServerParts): StripeDeps => {
  const settings = readSettings(deps.environment);
  return { ...deps, settings, stripe: createStripeClient(settings) };
};
