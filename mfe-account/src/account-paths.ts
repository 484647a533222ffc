/** The pages of account access (ACC-001, ACC-009, ACC-010, ACC-020) and of the settings (ACC-040 to ACC-042) and of the history (ACC-060). */
export const accountPaths = {
  signIn: '/account/signin',
  create: '/account/create',
  forgotPassword: '/account/forgot-password',
  resetRequested: '/account/forgot-password/success',
  linkExpired: (token: string) => `/account/forgot-password-reset/${encodeURIComponent(token)}`,
  passwordReset: '/account/reset-password-success',
  settings: '/account/settings',
  personal: '/account/personal',
  partners: '/account/personal/partner',
  password: '/account/settings/password',
  mailPreferences: '/account/settings/communication-preferences',
  mfa: '/account/settings/mfa',
  addPhone: '/account/settings/mfa/add-phone-number',
  editPhone: '/account/settings/mfa/edit-phone-number',
  addPasskey: '/account/settings/mfa/add-passkey',
  addApp: '/account/settings/mfa/add-app',
  devices: '/account/settings/devices',
  editEmail: '/account/settings/edit-email',
  emailCode: '/account/settings/edit-email/enter-code',
  privacy: '/account/settings/privacy',
  privacyRequested: '/personal-information/confirmation',
  history: '/account/history',
  historyEntry: (id: string) => `/account/history/${encodeURIComponent(id)}`,
  giftHistory: '/account/history/egift',
  giftOrder: (orderId: string) => `/account/history/egift/${encodeURIComponent(orderId)}`,
} as const;

/** The pages of other remotes that the history leads to. */
export const neighbourPaths = {
  menu: '/menu',
  privacyNotice: '/legal/privacy',
  gifts: '/gift',
  ownGifts: '/gift/scheduled',
  order: (orderId: string) => `/menu/order/${encodeURIComponent(orderId)}`,
  card: (cardId: string) => `/account/cards/${encodeURIComponent(cardId)}`,
} as const;
