import type { LocalizedMessage } from '../../i18n/messages.ts';
import type { AppDeps } from '../app-deps.ts';

/** A key of Stripe's test mode. */
export const isTestKey = (key: string | undefined): boolean => /^\w\w_test_/.test(key ?? '');

/** Whether customers can meet a shop that moves no money: then every page and mail says so (PAY-001). */
export const isDemonstration = ({
  production,
  environment,
}: {
  readonly production: boolean;
  readonly environment: Pick<AppDeps['environment'], 'SANDBOX_IN_PRODUCTION' | 'STRIPE_SECRET_KEY'>;
}): boolean =>
  production && (environment.SANDBOX_IN_PRODUCTION !== undefined || isTestKey(environment.STRIPE_SECRET_KEY));

export const demonstrationNotice: LocalizedMessage = [
  'This shop is a demonstration. No money moves.',
  'Cette boutique est une démonstration. Aucun paiement réel n’est effectué.',
];
