import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { IntlProvider } from 'react-intl';
import enUS from '../locales/en-US.json';
import frCA from '../locales/fr-CA.json';
import { useRecipeText } from './use-recipe-text.ts';

const messages = { 'en-US': enUS, 'en-CA': enUS, 'fr-CA': frCA };
type Child = Parameters<ReturnType<typeof useRecipeText>>[0]['childItems'][number];
const Shown = ({ child }: { readonly child: Child }) =>
  useRecipeText()({ sizeName: 'Medium', childItems: [child] });
const textOf = (child: Child, locale: keyof typeof messages = 'en-US') => {
  const shown = createElement(Shown, { child });
  render(
    createElement(IntlProvider, { locale, messages: messages[locale] }, createElement('p', null, shown)),
  );
  return screen.getByRole('paragraph').textContent;
};

describe('the text of a recipe', () => {
  it.each([
    { locale: 'en-US', expected: 'Medium, 1 × Vanilla (instead of 2)' },
    { locale: 'en-CA', expected: 'Medium, 1 × Vanilla (instead of 2)' },
    { locale: 'fr-CA', expected: 'Medium, 1 × Vanilla (au lieu de 2)' },
  ] as const)('names both quantities of a changed option in $locale, D-36', ({ locale, expected }) => {
    expect(textOf({ name: 'Vanilla', quantity: 1, standardQuantity: 2 }, locale)).toBe(expected);
  });

  it.each([
    { standardQuantity: 0, because: 'the option is added' },
    { standardQuantity: 2, because: 'the option has its standard quantity' },
    { standardQuantity: null, because: 'the product no longer offers it' },
    { standardQuantity: undefined, because: 'the line was stored without it' },
  ])('has one quantity if $because, D-36', ({ standardQuantity }) => {
    expect(textOf({ name: 'Vanilla', quantity: 2, standardQuantity })).toBe('Medium, 2 × Vanilla');
  });
});
