import type { Preview } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import '../src/tokens/tokens.css';

const preview: Preview = {
  parameters: { layout: 'padded', controls: { disable: true } },
  initialGlobals: { theme: 'light', locale: 'en-US' },
  globalTypes: {
    theme: { toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true } },
    locale: { toolbar: { icon: 'globe', items: ['en-US', 'en-CA', 'fr-CA'], dynamicTitle: true } },
  },
  decorators: [
    (Story, { globals }) => {
      const { theme, locale } = globals as { theme: string; locale: string };
      useEffect(() => {
        document.documentElement.dataset.theme = theme;
        document.documentElement.lang = locale;
      }, [theme, locale]);
      return (
        <IntlProvider locale={locale} onError={() => undefined}>
          <Story />
        </IntlProvider>
      );
    },
  ],
};

export default preview;
