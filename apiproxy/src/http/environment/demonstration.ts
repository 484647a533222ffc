import type { Locale } from '@crema/shared-contracts';
import { messageIn, type LocalizedMessage } from '../../i18n/messages.ts';
import type { AppDeps } from '../app-deps.ts';

/** A key of Stripe's test mode. */
export const isTestKey = (key: string | undefined): boolean => /^\w\w_test_/.test(key ?? '');

/** The facts that decide whether a shop moves money. */
export interface ShopFacts {
  readonly production: boolean;
  readonly environment: Pick<AppDeps['environment'], 'SANDBOX_IN_PRODUCTION' | 'STRIPE_SECRET_KEY'>;
}
/** Whether customers can meet a shop that moves no money: then every page and mail says so (PAY-001). */
export const isDemonstration = ({ production, environment }: ShopFacts): boolean =>
  production && (environment.SANDBOX_IN_PRODUCTION !== undefined || isTestKey(environment.STRIPE_SECRET_KEY));

export const demonstrationNotice: LocalizedMessage = [
  'This shop is a demonstration. No money moves.',
  'Cette boutique est une démonstration. Aucun paiement réel n’est effectué.',
];

/** The notice for a page that has no strip of the shop; empty in a shop that moves money. */
export const demonstrationNote = (facts: ShopFacts, locale: Locale): string =>
  isDemonstration(facts) ? `<p role="note">${messageIn(demonstrationNotice, locale)}</p>` : '';
