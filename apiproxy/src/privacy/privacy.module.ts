import type { ServerModule } from '../http/server-module.ts';
import { applyPrivacyRequest } from './apply-request.job.ts';
import { registerExports } from './export/export.endpoints.ts';
import { mailExportReady, makeExport, sweepExports } from './export/export.jobs.ts';
import { registerPrivacyRequest } from './privacy-request.endpoint.ts';

/** The requests about personal information: the one that anyone can send, and a member's file of what is stored. */
export const privacy: ServerModule = {
  name: 'privacy',
  register: (app, deps) => {
    registerPrivacyRequest(app, deps);
    registerExports(app, deps);
  },
  jobs: [applyPrivacyRequest, makeExport, mailExportReady, sweepExports],
};
