/** Whether this browser knows passkeys at all. The library is not loaded for the answer. */
// eslint-disable-next-line no-restricted-syntax -- passkeys are offered only where they are (R-11)
export const canUsePasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';
