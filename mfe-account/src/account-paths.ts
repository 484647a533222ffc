/** The pages of account access (ACC-001, ACC-009, ACC-010, ACC-020) and of the settings (ACC-040, ACC-041). */
export const accountPaths = {
  signIn: '/account/signin',
  create: '/account/create',
  forgotPassword: '/account/forgot-password',
  resetRequested: '/account/forgot-password/success',
  linkExpired: (token: string) => `/account/forgot-password-reset/${encodeURIComponent(token)}`,
  passwordReset: '/account/reset-password-success',
  settings: '/account/settings',
  personal: '/account/personal',
  password: '/account/settings/password',
  mailPreferences: '/account/settings/communication-preferences',
  editEmail: '/account/settings/edit-email',
  emailCode: '/account/settings/edit-email/enter-code',
} as const;
