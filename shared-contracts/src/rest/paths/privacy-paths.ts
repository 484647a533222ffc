/** The REST paths of /account/settings/privacy (D-119), and of what is stored about an address without an account (L-80). */
export const privacyRestPaths = {
  /** ACC-041: GET PrivacyReply. */
  privacy: '/apiproxy/v1/account/privacy',
  /** POST without a body, after a recent proof: asks for a file of everything that is stored. The reply is PrivacyReply. */
  exports: '/apiproxy/v1/account/privacy/exports',
  /** GET: the file, for 7 days and for the member who has asked for it. */
  exportFile: (id: string, format: 'json' | 'csv') =>
    `/apiproxy/v1/account/privacy/exports/${encodeURIComponent(id)}/${format}`,
  /** D-160: GET DeletionReply; POST without a body after a recent proof, and DELETE to keep the account: the reply is PrivacyReply. */
  deletion: '/apiproxy/v1/account/privacy/deletion',
  /** POST GuestDataRequest, by anyone. */
  guestData: '/apiproxy/v1/privacy/guest-data',
  /** POST { token } of the mailed link. The reply is GuestDataReply. */
  openGuestData: '/apiproxy/v1/privacy/guest-data/open',
  /** POST GuestDataFileRequest: the file. */
  guestDataFile: '/apiproxy/v1/privacy/guest-data/file',
  /** POST { token } of the mailed link. The reply is GuestDataReply. */
  deleteGuestData: '/apiproxy/v1/privacy/guest-data/deletion',
} as const;

/** The page of what is stored about an address without an account: the form, and what the mailed link opens. */
export const guestDataPage = { path: '/personal-information/my-data', tokenParameter: 'token' } as const;
