import { join } from 'node:path';
import { readSimulatorStyle } from '../../simulator-pages/simulator-page.ts';
import type { PaymentProviderModule } from '../provider-module.ts';
import { registerVaultText } from '../vault/vault-files.ts';
import { registerCardForm } from './card-form/card-form-page.ts';
import { registerTokens } from './card-form/tokens.endpoint.ts';
import { registerBankPage } from './pages/bank-page.endpoint.ts';
import { registerPayPalPage } from './pages/paypal-page.endpoint.ts';
import { sandboxChecks } from './sandbox.checks.ts';
import { decidePending, sendWebhook, signatureHeader } from './sandbox.jobs.ts';
import { sandboxData } from './sandbox.personal-data.ts';
import { sandboxSeed } from './sandbox.seed.ts';
import { sandboxMovements } from './sandbox-movements.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

/** Simulates a bank for development and demonstrations: no money moves. */
export const sandboxModule: PaymentProviderModule = {
  name: 'sandbox',
  create: createSandboxProvider,
  jobs: [sendWebhook, decidePending],
  checks: sandboxChecks,
  personalData: sandboxData,
  movementsOf: sandboxMovements,
  registerVaultPages: (app, deps) => {
    registerCardForm(app, deps);
    registerTokens(app, deps);
    registerBankPage(app, deps);
    registerVaultText(
      app,
      'paypal.css',
      readSimulatorStyle(join(import.meta.dirname, 'pages', 'browser', 'paypal.css')),
    );
    registerPayPalPage(app, deps);
  },
  signatureHeader,
  seed: sandboxSeed,
};
