/**
 * True if the browser refuses cookies: browsing and the cart work in memory, but no session can be kept, so that nobody can
 * sign in or pay (PLT-018).
 */
export const cookiesRefused = (): boolean => globalThis.navigator?.cookieEnabled === false;
