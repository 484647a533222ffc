import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../http/app-deps.ts';
import { registerCardFormPage } from '../../vault/card-form-page.ts';
import { framePolicy } from '../../vault/frame-policy.ts';
import { registerActionPage } from './action-page.ts';
import { registerWalletsPage } from './wallets-page.ts';
import { registerVaultFiles, registerVaultText } from '../../vault/vault-files.ts';

/** Stripe's servers, for the pages with Stripe's script (docs.stripe.com/security/guide, Content security policy). */
const policyOf = (publicOrigin: string): string =>
  framePolicy(publicOrigin, {
    'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
    'connect-src': ['https://api.stripe.com'],
    'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  });

/** The package's loader as it is. It loads Stripe's script from Stripe's server once a page of ours calls it. */
const loader = fileURLToPath(import.meta.resolve('@stripe/stripe-js/dist/pure.mjs'));

const publishableKeyOf = ({ environment }: AppDeps): string => {
  const key = environment.STRIPE_PUBLISHABLE_KEY;
  if (key === undefined)
    throw new Error(
      'STRIPE_PUBLISHABLE_KEY: not set; expected the publishable key of the account at Stripe. Set it.',
    );
  return key;
};

/** The pages with Stripe's script: the card form and the wallets, so that card numbers never reach our servers (PAY-004), and the bank's question. */
export const registerStripePages = (app: FastifyInstance, deps: AppDeps): void => {
  const { publicOrigin, configuration } = deps;
  const publishableKey = publishableKeyOf(deps);
  registerVaultText(app, 'stripe-js.js', readFileSync(loader, 'utf8'));
  registerVaultFiles(app, join(import.meta.dirname, 'browser'), [
    'action-result.js',
    'action.js',
    'billing-details.js',
    'card-elements.js',
    'card-form.js',
    'field-errors.js',
    'load-stripe.js',
    'store-card.js',
    'wallet-rules.js',
    'wallets.css',
    'wallets.js',
  ]);
  const policy = policyOf(publicOrigin);
  registerActionPage(app, { policy, publishableKey });
  const tokenMaxAge = configuration.securePayment.guestPaymentTokenMaxAge;
  registerWalletsPage(app, { policy, pageOrigin: publicOrigin, publishableKey, tokenMaxAge });
  registerCardFormPage(app, policy, () => ({
    pageOrigin: publicOrigin,
    data: {
      'publishable-key': publishableKey,
      'token-max-age': String(tokenMaxAge),
    },
    cardFields: 'elements',
  }));
};
