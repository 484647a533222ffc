import { render, screen } from '@testing-library/react';
import { FormattedMessage, IntlProvider } from 'react-intl';
import { OwnMessages, type OwnMessagesByLocale } from './own-messages.tsx';

const own = {
  'en-US': { 'page.title': 'Title' },
  'en-CA': { 'page.title': 'Title' },
  'fr-CA': { 'page.title': 'Titre' },
} as unknown as OwnMessagesByLocale;

describe('the texts of a part that has its own', () => {
  it.each([
    ['en-US', 'Title', 'Save'],
    ['fr-CA', 'Titre', 'Enregistrer'],
  ])('are shown in %s beside those of the remote, L-79 L-80', (locale, title, save) => {
    render(
      <IntlProvider locale={locale} messages={{ save }}>
        <OwnMessages messages={own}>
          <FormattedMessage id="page.title" /> <FormattedMessage id="save" />
        </OwnMessages>
      </IntlProvider>,
    );
    expect(screen.getByText(`${title} ${save}`)).toBeVisible();
  });
});
