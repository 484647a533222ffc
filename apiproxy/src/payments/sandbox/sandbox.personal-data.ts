import type { PersonalData } from '../../personal-data/personal-data.ts';
import type { SandboxTables } from './sandbox.tables.ts';

const bank = {
  reason: 'A record of the simulated bank. A bank answers its own customers about what it stores.',
};

export const sandboxData: PersonalData<SandboxTables> = {
  vault_token: bank,
  sandbox_payment: bank,
  sandbox_refund: bank,
  sandbox_chargeback: bank,
  sandbox_instrument: bank,
  sandbox_approval: bank,
};
