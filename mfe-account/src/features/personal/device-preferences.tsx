import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { localeNames, locales, type Appearance, type Locale } from '@crema/shared-contracts';
import { useHost, useLocale, useSignal } from '@crema/remote-kit';
import { Heading, Select, Stack } from '@crema/shared-ui';

const appearances: readonly Appearance[] = ['system', 'light', 'dark'];

/** Language and appearance of this device (D-117); they apply at once. */
export const DevicePreferences = () => {
  const { preferences } = useHost();
  const locale = useLocale();
  const appearance = useSignal(preferences.appearance);
  const intl = useIntl();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap={2}>
        <Heading level={2} id={id}>
          <FormattedMessage id="account.personal.device" />
        </Heading>
        <Select
          name="locale"
          label={<FormattedMessage id="account.personal.language" />}
          value={locale}
          onChange={(event) => preferences.chooseLocale(event.target.value as Locale)}
        >
          {locales.map((value) => (
            <option key={value} value={value} lang={value}>
              {localeNames[value]}
            </option>
          ))}
        </Select>
        <Select
          name="appearance"
          label={<FormattedMessage id="account.personal.appearance" />}
          value={appearance}
          onChange={(event) => preferences.chooseAppearance(event.target.value as Appearance)}
        >
          {appearances.map((value) => (
            <option key={value} value={value}>
              {intl.formatMessage({ id: `account.personal.appearance.${value}` })}
            </option>
          ))}
        </Select>
      </Stack>
    </section>
  );
};
