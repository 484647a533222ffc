interface PasswordCredentialInit {
  readonly id: string;
  readonly password: string;
}
type PasswordCredentialClass = new (init: PasswordCredentialInit) => Credential;

/** Offers the credentials to the browser's password store, if there is one (ACC-004). Never rejects. */
export const offerCredentials = async (id: string, password: string): Promise<void> => {
  const { PasswordCredential } = globalThis as { PasswordCredential?: PasswordCredentialClass };
  if (!PasswordCredential) return;
  try {
    // eslint-disable-next-line no-restricted-syntax -- tested by PasswordCredential (R-11)
    await navigator.credentials.store(new PasswordCredential({ id, password }));
  } catch {
    // The visitor or the browser declined. The sign-in itself succeeded.
  }
};
