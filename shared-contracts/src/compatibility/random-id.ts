/**
 * 128 random bits as a text for ids: letters that a request may contain. crypto.randomUUID is missing in pages over plain http, as
 * in a local network.
 */
export const randomId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
