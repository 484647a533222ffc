import type { ServerModule } from '../http/server-module.ts';
import { identityData } from './personal-data.ts';
import { registerEmailChange } from './email-change/email-change.endpoint.ts';
import { mailChangeAsked, mailChangeCode, mailChanged } from './email-change/email-change.jobs.ts';
import { registerUndoEmailChange } from './email-change/undo-email-change.endpoint.ts';
import { registerEmailConfirmation } from './email-confirmation/email-confirmation.endpoint.ts';
import { mailConfirmation } from './email-confirmation/mail-confirmation.job.ts';
import { registerFactorRecovery } from './factor-recovery/factor-recovery.endpoints.ts';
import { factorRecoveryStep } from './factor-recovery/factor-recovery-step.job.ts';
import { mailFactorRecovery } from './factor-recovery/mail-factor-recovery.job.ts';
import { registerMfa } from './mfa/mfa.endpoint.ts';
import { mailMfaAttempts } from './mfa/mail-mfa-attempts.job.ts';
import { mailMfaChange, sendSmsCode } from './mfa/mfa.jobs.ts';
import { registerMfaSettings } from './mfa/mfa-settings.endpoint.ts';
import { registerPasskeys } from './passkeys/passkeys.endpoint.ts';
import { registerLinkedPartners } from './partners/partners.endpoint.ts';
import { mailPasswordChanged } from './passwords/mail-password-changed.job.ts';
import { registerForgotPassword } from './recovery/forgot-password.endpoint.ts';
import { mailPasswordReset } from './recovery/mail-password-reset.job.ts';
import { registerResetPassword } from './recovery/reset-password.endpoint.ts';
import { registerStepUp } from './sessions/step-up.endpoint.ts';
import { registerCommunicationPreferences } from './settings/communication-preferences.endpoint.ts';
import { registerProfile } from './settings/profile.endpoint.ts';
import { registerSavePassword } from './settings/save-password.endpoint.ts';
import { registerCreateAccount } from './sign-up/create-account.endpoint.ts';
import { reportConversion } from './sign-up/report-conversion.job.ts';
import { registerSession } from './sessions/session.endpoint.ts';
import { registerSignIn } from './sign-in/sign-in.endpoint.ts';
import { registerSignOut } from './sign-in/sign-out.endpoint.ts';
import { registerSessions } from './sessions/sessions.endpoint.ts';
import { sweepSessions } from './sessions/sweep-sessions.job.ts';
import { registerSso } from './sso/sso.endpoint.ts';
import { registerUnsubscribe } from './unsubscribe/unsubscribe.endpoint.ts';
import { registerVisitor } from './sessions/visitor-hook.ts';

/**
 * Members, sessions and the visitor. The module is registered first, because every other module reads
 * `request.visitor`.
 */
export const identity: ServerModule = {
  name: 'identity',
  register: (app, deps) => {
    registerVisitor(app, deps);
    registerSession(app, deps);
    registerSignIn(app, deps);
    registerSso(app, deps);
    registerSignOut(app, deps);
    registerCreateAccount(app, deps);
    registerEmailConfirmation(app, deps);
    registerForgotPassword(app, deps);
    registerResetPassword(app, deps);
    registerStepUp(app, deps);
    registerProfile(app, deps);
    registerLinkedPartners(app, deps);
    registerSavePassword(app, deps);
    registerCommunicationPreferences(app, deps);
    registerEmailChange(app, deps);
    registerUndoEmailChange(app, deps);
    registerMfa(app, deps);
    registerMfaSettings(app, deps);
    registerFactorRecovery(app, deps);
    registerPasskeys(app, deps);
    registerSessions(app, deps);
    registerUnsubscribe(app, deps);
  },
  jobs: [
    sweepSessions,
    mailConfirmation,
    mailPasswordReset,
    mailPasswordChanged,
    mailChangeCode,
    mailChangeAsked,
    mailChanged,
    sendSmsCode,
    mailMfaChange,
    mailMfaAttempts,
    mailFactorRecovery,
    factorRecoveryStep,
    reportConversion,
  ],
  personalData: identityData,
};
