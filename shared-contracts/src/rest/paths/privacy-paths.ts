/** The REST paths of /account/settings/privacy (D-119). */
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
} as const;
