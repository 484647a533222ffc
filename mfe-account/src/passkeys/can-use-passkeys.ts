/** Whether this browser knows passkeys at all. The library is not loaded for the answer. */
export const canUsePasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';
