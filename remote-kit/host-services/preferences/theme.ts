import { createSignal, type Appearance } from '@crema/shared-contracts';
import { rememberPreference } from './cookies.ts';

export type ThemeChoice = Appearance;

const systemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
const readChoice = (): ThemeChoice =>
  (document.documentElement.dataset['theme'] as ThemeChoice | undefined) ?? 'system';

/**
 * The theme is light, dark or the device's setting. The server writes the theme's attribute, so that the page
 * does not flash.
 */
export const createThemeService = () => {
  const choice = createSignal<ThemeChoice>(readChoice());
  const resolve = () => (choice.get() === 'system' ? systemTheme() : (choice.get() as 'light' | 'dark'));
  const theme = createSignal<'light' | 'dark'>(resolve());
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => theme.set(resolve()));
  return {
    theme,
    choice,
    choose: (next: ThemeChoice) => {
      rememberPreference('theme', next);
      if (next === 'system') delete document.documentElement.dataset['theme'];
      else document.documentElement.dataset['theme'] = next;
      choice.set(next);
      theme.set(resolve());
    },
  };
};
