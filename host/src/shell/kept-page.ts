declare global {
  interface Window {
    /** Ends the watch of a member's page that the browser keeps (kept-page.inline.ts). */
    leaveKeptPage?: () => void;
  }
}
/** The host watches the page itself from now on (host/src/deferred/page-return.ts). */
export const leaveKeptPage = (): void => window.leaveKeptPage?.();
