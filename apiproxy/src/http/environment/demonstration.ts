import type { LocalizedMessage } from '../../i18n/messages.ts';
import type { AppDeps } from '../app-deps.ts';

/** Whether customers can meet a shop that moves no money: then every page and mail says so (PAY-001). */
export const isDemonstration = ({
  production,
  environment,
}: Pick<AppDeps, 'production' | 'environment'>): boolean =>
  production && environment.SANDBOX_IN_PRODUCTION !== undefined;

export const demonstrationNotice: LocalizedMessage = [
  'This shop is a demonstration. No money moves.',
  'Cette boutique est une démonstration. Aucun paiement réel n’est effectué.',
];
