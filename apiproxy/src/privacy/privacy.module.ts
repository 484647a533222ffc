import type { ServerModule } from '../http/server-module.ts';
import { applyPrivacyRequest } from './apply-request.job.ts';
import { deleteAccount } from './deletion/delete-account.job.ts';
import { registerDeletion } from './deletion/deletion.endpoints.ts';
import { mailDeletion } from './deletion/mail-deletion.job.ts';
import { registerExports } from './export/export.endpoints.ts';
import { mailExportReady, makeExport, sweepExports } from './export/export.jobs.ts';
import { registerGuestData } from './guest-data/guest-data.endpoints.ts';
import { deleteGuestData, mailGuestData } from './guest-data/guest-data.jobs.ts';
import { registerPrivacyRequest } from './privacy-request.endpoint.ts';
import { privacyData } from './privacy-data.ts';
import { privacyChecks } from './privacy.checks.ts';

/** Requests about personal information: the ones that anyone can send, a member's file, and the deletion of an account. */
export const privacy: ServerModule = {
  name: 'privacy',
  register: (app, deps) => {
    registerPrivacyRequest(app, deps);
    registerExports(app, deps);
    registerDeletion(app, deps);
    registerGuestData(app, deps);
  },
  jobs: [
    applyPrivacyRequest,
    makeExport,
    mailExportReady,
    sweepExports,
    deleteAccount,
    mailDeletion,
    mailGuestData,
    deleteGuestData,
  ],
  checks: privacyChecks,
  personalData: privacyData,
};
