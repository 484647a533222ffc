import { usageConsent, type Signal } from '@crema/shared-contracts';
import type { DeferredContext } from './deferred-context.ts';

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
/**
 * The visitor's choice whether usage may be counted; refused until given. A browser that asks for privacy (Global
 * Privacy Control, Do Not Track) overrules it.
 */
export const createUsageConsent = ({
  createSignal,
  rememberPreference,
}: Pick<DeferredContext, 'createSignal' | 'rememberPreference'>): UsageConsent => {
  const isBlockedByBrowser = navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';
  const isChosen = createSignal(isInCookie());
  return {
    isBlockedByBrowser,
    isChosen,
    isGiven: () => !isBlockedByBrowser && isInCookie(),
    choose: (isGiven: boolean): void => {
      rememberPreference('usage', isGiven ? usageConsent.given : usageConsent.refused);
      isChosen.set(isGiven);
    },
  };
};
