import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../http/app-deps.ts';
import { registerCardFormPage } from '../../vault/card-form-page.ts';
import { framePolicy } from '../../vault/frame-policy.ts';
import { registerVaultFiles } from '../../vault/vault-files.ts';

/** The sandbox's card form. It counts the time from the server's: the device's clock refuses no card (PLT-019). */
export const registerCardForm = (app: FastifyInstance, { publicOrigin, clock }: AppDeps): void => {
  registerVaultFiles(app, join(import.meta.dirname, 'browser'), [
    'card-form.js',
    'card-number.js',
    'card-rules.js',
  ]);
  registerCardFormPage(app, framePolicy(publicOrigin), () => ({
    pageOrigin: publicOrigin,
    data: { now: String(clock.now().getTime()) },
    cardFields: 'inputs',
  }));
};
