interface PasswordCredentialInit {
  readonly id: string;
  readonly password: string;
}
type PasswordCredentialClass = new (init: PasswordCredentialInit) => Credential;

/** Offers what was just used to the browser's own password store, where there is one (ACC-004). Never fails. */
export const offerCredentials = async (id: string, password: string): Promise<void> => {
  const { PasswordCredential } = globalThis as { PasswordCredential?: PasswordCredentialClass };
  if (!PasswordCredential) return;
  try {
    await navigator.credentials.store(new PasswordCredential({ id, password }));
  } catch {
    // The visitor or the browser declined: signing in went well all the same.
  }
};
