import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { localeNames, locales } from '@crema/shared-contracts';
import { Icon, type IconName } from '@crema/shared-ui';
import { useHostContext, useSignal } from '../host-context.ts';
import type { ThemeChoice } from '@crema/remote-kit/host-services';

const themes: readonly { choice: ThemeChoice; icon: IconName }[] = [
  { choice: 'system', icon: 'globe' },
  { choice: 'light', icon: 'sun' },
  { choice: 'dark', icon: 'moon' },
];

/** Language and appearance (PLT-011), and the privacy choice, which deferred services add. */
export const PreferencesMenu = () => {
  const { host } = useHostContext();
  const intl = useIntl();
  const id = useId();
  const locale = useSignal(host.locale.requested);
  const theme = useSignal(host.theme.choice);
  return (
    <>
      <button
        type="button"
        className="crema-tool"
        popoverTarget={id}
        aria-label={intl.formatMessage({ id: 'host.preferences' })}
      >
        <Icon name="globe" size={24} />
      </button>
      <div id={id} popover="auto" className="crema-menu">
        <fieldset className="crema-menu-group">
          <legend className="crema-menu-title">
            <FormattedMessage id="host.language" />
          </legend>
          {locales.map((option) => (
            <label key={option} className="crema-menu-item">
              <input
                type="radio"
                name={`${id}locale`}
                checked={option === locale}
                onChange={() => host.locale.choose(option)}
              />
              <span lang={option}>{localeNames[option]}</span>
            </label>
          ))}
        </fieldset>
        <fieldset className="crema-menu-group">
          <legend className="crema-menu-title">
            <FormattedMessage id="host.appearance" />
          </legend>
          {themes.map(({ choice }) => (
            <label key={choice} className="crema-menu-item">
              <input
                type="radio"
                name={`${id}theme`}
                checked={choice === theme}
                onChange={() => host.theme.choose(choice)}
              />
              <FormattedMessage id={`host.theme.${choice}`} />
            </label>
          ))}
        </fieldset>
        {useSignal(host.morePreferences)}
      </div>
    </>
  );
};
