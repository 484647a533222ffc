import { useId, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import type { UsageConsent } from '@crema/remote-kit/host-services';

/** The visitor's choice to share usage statistics, in the preferences menu. It is off by default. */
export const PrivacyChoice = ({ consent }: { readonly consent: UsageConsent }) => {
  const hint = useId();
  const isChosen: boolean = useSyncExternalStore(consent.isChosen.subscribe, consent.isChosen.get);
  const { isBlockedByBrowser } = consent;
  return (
    <fieldset className="crema-menu-group">
      <legend className="crema-menu-title">
        <FormattedMessage id="privacy.title" />
      </legend>
      <label className="crema-menu-item">
        <input
          type="checkbox"
          disabled={isBlockedByBrowser}
          checked={isChosen && !isBlockedByBrowser}
          aria-describedby={hint}
          onChange={({ target }) => consent.choose(target.checked)}
        />
        <FormattedMessage id="privacy.usage" />
      </label>
      <p id={hint} className="crema-menu-hint">
        <FormattedMessage id={isBlockedByBrowser ? 'privacy.usageBlocked' : 'privacy.usageHint'} />
      </p>
    </fieldset>
  );
};
