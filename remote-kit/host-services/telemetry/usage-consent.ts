import { usageConsent, type createSignal, type Signal } from '@crema/shared-contracts';
import type { rememberPreference } from '../preferences/cookies.ts';

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

const isInCookie = (): boolean =>
  document.cookie.split('; ').includes(`${usageConsent.cookie}=${usageConsent.given}`);

export interface UsageConsent {
  readonly isBlockedByBrowser: boolean;
  readonly isChosen: Signal<boolean>;
  /** Reads the cookie: another tab may have changed the choice. */
  readonly isGiven: () => boolean;
  readonly choose: (isGiven: boolean) => void;
}
/** Both names are in the host's first files; a value import here would move them to a module of their own. */
interface ConsentDeps {
  readonly createSignal: typeof createSignal;
  readonly rememberPreference: typeof rememberPreference;
}
/**
 * The visitor's choice whether usage may be counted; refused until the visitor agrees. A browser that asks
 * for privacy (Global Privacy Control, Do Not Track) overrules it.
 */
export const createUsageConsent = (deps: ConsentDeps): UsageConsent => {
  const isBlockedByBrowser = navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';
  const isChosen = deps.createSignal(isInCookie());
  return {
    isBlockedByBrowser,
    isChosen,
    isGiven: () => !isBlockedByBrowser && isInCookie(),
    choose: (isGiven: boolean): void => {
      deps.rememberPreference('usage', isGiven ? usageConsent.given : usageConsent.refused);
      isChosen.set(isGiven);
    },
  };
};
