import { adoptStyles } from './adopt-styles.ts';
import { DeferredIntlProvider } from './deferred-intl-provider.tsx';
import { PrivacyChoice } from './privacy-choice.tsx';
import type { DeferredContext } from './deferred-context.ts';
import { createUsageConsent, startUsageSender } from '@crema/remote-kit/host-services';

const styles = `
.crema-menu-hint {
  margin: 0;
  padding: 0 var(--space-2) var(--space-1);
  font-size: var(--text-s);
  color: var(--color-ink-muted);
}`;

/**
 * Adds the privacy choice to the preferences menu and sends the tracked events. Returns the function that
 * stops both.
 */
export const startUsage = (context: DeferredContext): (() => void) => {
  const { host } = context;
  const consent = createUsageConsent(context);
  const removeStyles = adoptStyles(styles);
  host.morePreferences.set(
    <DeferredIntlProvider locale={host.locale.locale}>
      <PrivacyChoice consent={consent} />
    </DeferredIntlProvider>,
  );
  const stopSender = startUsageSender(host, consent);
  return () => {
    stopSender();
    host.morePreferences.set(null);
    removeStyles();
  };
};
