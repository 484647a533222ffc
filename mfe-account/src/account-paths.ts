/** The pages of account access (ACC-001, ACC-009, ACC-010, ACC-020). */
export const accountPaths = {
  signIn: '/account/signin',
  create: '/account/create',
  forgotPassword: '/account/forgot-password',
  resetRequested: '/account/forgot-password/success',
  linkExpired: (token: string) => `/account/forgot-password-reset/${encodeURIComponent(token)}`,
  passwordReset: '/account/reset-password-success',
} as const;
