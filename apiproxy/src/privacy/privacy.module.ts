import type { ServerModule } from '../http/server-module.ts';
import { applyPrivacyRequest } from './apply-request.job.ts';
import { registerPrivacyRequest } from './privacy-request.endpoint.ts';

/** The requests about personal information that anyone can send. */
export const privacy: ServerModule = {
  name: 'privacy',
  register: registerPrivacyRequest,
  jobs: [applyPrivacyRequest],
};
