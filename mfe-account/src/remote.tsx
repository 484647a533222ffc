import { lazyRoute } from '@crema/remote-kit';
import { defineRemote } from '@crema/remote-kit/without-data';
import { PageSkeleton } from '@crema/shared-ui';
import { FormSkeleton } from './layout/form-skeleton.tsx';
import { SignOutPage } from './features/sign-out/sign-out-page.tsx';

/** Account access. Each page loads its form lazily, because only forms need the form libraries. */
export default defineRemote({
  messages: (locale) =>
    import(`./locales/${locale}.json?except=account.myData,account.privacyRequest,account.recovery`),
  routes: {
    'sign-in': lazyRoute(
      () => import('./features/sign-in/sign-in-page.tsx').then((page) => page.SignInPage),
      <PageSkeleton kind="form" />,
    ),
    sso: lazyRoute(
      () => import('./features/sso/sso-page.tsx').then((page) => page.SsoPage),
      <PageSkeleton kind="message" />,
    ),
    'sign-out': SignOutPage,
    'confirm-email': lazyRoute(
      () => import('./features/confirm-email/confirm-email-page.tsx').then((page) => page.ConfirmEmailPage),
      <PageSkeleton kind="message" />,
    ),
    'undo-email-change': lazyRoute(
      () =>
        import('./features/undo-email-change/undo-email-change-page.tsx').then(
          (page) => page.UndoEmailChangePage,
        ),
      <PageSkeleton kind="message" />,
    ),
    'create-account': lazyRoute(
      () =>
        import('./features/create-account/create-account-page.tsx').then((page) => page.CreateAccountPage),
      <PageSkeleton kind="form" />,
    ),
    'card-not-added': lazyRoute(
      () => import('./features/card-not-added/card-not-added-page.tsx').then((page) => page.CardNotAddedPage),
      <PageSkeleton kind="message" />,
    ),
    'recover-second-step': lazyRoute(
      () => import('./features/factor-recovery/recovery-page.tsx').then((page) => page.RecoveryPage),
      <PageSkeleton kind="message" />,
    ),
    'forgot-password': lazyRoute(
      () =>
        import('./features/recover-password/forgot-password-page.tsx').then(
          (page) => page.ForgotPasswordPage,
        ),
      <PageSkeleton kind="form" />,
    ),
    'reset-requested': lazyRoute(
      () =>
        import('./features/recover-password/reset-requested-page.tsx').then(
          (page) => page.ResetRequestedPage,
        ),
      <PageSkeleton kind="message" />,
    ),
    'reset-password': lazyRoute(
      () =>
        import('./features/reset-password/reset-password-page.tsx').then((page) => page.ResetPasswordPage),
      <PageSkeleton kind="form" />,
    ),
    'link-expired': lazyRoute(
      () => import('./features/reset-password/link-expired-page.tsx').then((page) => page.LinkExpiredPage),
      <PageSkeleton kind="message" />,
    ),
    'password-reset': lazyRoute(
      () =>
        import('./features/reset-password/password-reset-page.tsx').then((page) => page.PasswordResetPage),
      <PageSkeleton kind="message" />,
    ),
    'step-up': lazyRoute(
      () => import('./features/step-up/step-up-page.tsx').then((page) => page.StepUpPage),
      <PageSkeleton kind="form" />,
    ),
    settings: lazyRoute(
      () => import('./features/settings-home/settings-home-page.tsx').then((page) => page.SettingsHomePage),
      <PageSkeleton kind="list" />,
    ),
    personal: lazyRoute(
      () => import('./features/personal/personal-page.tsx').then((page) => page.PersonalPage),
      <PageSkeleton kind="form" />,
    ),
    partners: lazyRoute(
      () => import('./features/partners/partners-page.tsx').then((page) => page.PartnersPage),
      <PageSkeleton kind="list" />,
    ),
    profile: lazyRoute(
      () => import('./features/personal/profile-page.tsx').then((page) => page.ProfilePage),
      <PageSkeleton kind="form" />,
    ),
    password: lazyRoute(
      () =>
        import('./features/change-password/change-password-page.tsx').then((page) => page.ChangePasswordPage),
      <PageSkeleton kind="form" />,
    ),
    'mail-preferences': lazyRoute(
      () =>
        import('./features/mail-preferences/mail-preferences-page.tsx').then(
          (page) => page.MailPreferencesPage,
        ),
      <PageSkeleton kind="form" />,
    ),
    mfa: lazyRoute(
      () => import('./features/second-factor/mfa-page.tsx').then((page) => page.MfaPage),
      <PageSkeleton kind="list" />,
    ),
    'add-phone': lazyRoute(
      () => import('./features/second-factor/phone-pages.tsx').then((page) => page.AddPhonePage),
      <PageSkeleton kind="form" />,
    ),
    'edit-phone': lazyRoute(
      () => import('./features/second-factor/phone-pages.tsx').then((page) => page.EditPhonePage),
      <PageSkeleton kind="form" />,
    ),
    'add-passkey': lazyRoute(
      () => import('./features/second-factor/add-passkey-page.tsx').then((page) => page.AddPasskeyPage),
      <PageSkeleton kind="form" />,
    ),
    'add-app': lazyRoute(
      () => import('./features/second-factor/add-app-page.tsx').then((page) => page.AddAppPage),
      <PageSkeleton kind="form" />,
    ),
    devices: lazyRoute(
      () => import('./features/devices/devices-page.tsx').then((page) => page.DevicesPage),
      <PageSkeleton kind="list" />,
    ),
    'edit-email': lazyRoute(
      () => import('./features/change-email/edit-email-page.tsx').then((page) => page.EditEmailPage),
      <PageSkeleton kind="form" />,
    ),
    'email-code': lazyRoute(
      () => import('./features/change-email/email-code-page.tsx').then((page) => page.EmailCodePage),
      <PageSkeleton kind="form" />,
    ),
    history: lazyRoute(
      () => import('./features/history/history-page.tsx').then((page) => page.HistoryPage),
      <PageSkeleton kind="list" />,
    ),
    receipt: lazyRoute(
      () => import('./features/history-receipt/receipt-page.tsx').then((page) => page.ReceiptPage),
      <PageSkeleton kind="list" />,
    ),
    'gift-history': lazyRoute(
      () => import('./features/gift-history/gift-history-page.tsx').then((page) => page.GiftHistoryPage),
      <PageSkeleton kind="list" />,
    ),
    'gift-order': lazyRoute(
      () => import('./features/gift-history/gift-order-page.tsx').then((page) => page.GiftOrderPage),
      <PageSkeleton kind="list" />,
    ),
    'personal-information': lazyRoute(
      () =>
        import('./features/privacy-request/personal-information-page.tsx').then(
          (page) => page.PersonalInformationPage,
        ),
      <PageSkeleton kind="form" />,
    ),
    'privacy-requested': lazyRoute(
      () => import('./features/privacy-request/confirmation-page.tsx').then((page) => page.ConfirmationPage),
      <PageSkeleton kind="message" />,
    ),
    'my-data': lazyRoute(
      () => import('./features/my-data/my-data-page.tsx').then((page) => page.MyDataPage),
      <PageSkeleton kind="form" />,
    ),
    'connected-apps': lazyRoute(
      () =>
        import('./features/connected-apps/connected-apps-page.tsx').then((page) => page.ConnectedAppsPage),
      <PageSkeleton kind="list" />,
    ),
    'authorize-app': lazyRoute(
      () => import('./features/authorize-app/authorize-app-page.tsx').then((page) => page.AuthorizeAppPage),
      <PageSkeleton kind="form" />,
    ),
    privacy: lazyRoute(
      () =>
        import('./features/privacy-settings/privacy-settings-page.tsx').then(
          (page) => page.PrivacySettingsPage,
        ),
      <PageSkeleton kind="form" />,
    ),
  },
  slots: {
    'sign-in': lazyRoute(
      () => import('./features/sign-in/sign-in-sheet.tsx').then((slot) => slot.SignInSheet),
      <FormSkeleton />,
    ),
  },
});
