import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Price, type Money } from './price.tsx';

describe('a price', () => {
  const money = (amountMinor: number, currency: Money['currency']): Money => ({ amountMinor, currency });
  const plain = (node: HTMLElement) => node.textContent?.replace(/\s/g, ' ');

  it.each([
    ['en-US', money(495, 'USD'), '$4.95'],
    ['en-CA', money(495, 'CAD'), '$4.95'],
    ['en-CA', money(495, 'USD'), 'US$4.95'],
    ['fr-CA', money(495, 'CAD'), '4,95 $'],
    ['fr-CA', money(123456, 'CAD'), '1 234,56 $'],
    ['en-US', money(0, 'USD'), '$0.00'],
    ['en-US', money(-485, 'USD'), '\u2212$4.85'],
    ['fr-CA', money(-485, 'CAD'), '\u22124,85 $'],
  ])('in %s reads %o as %s', (locale, value, expected) => {
    const { container } = render(
      <IntlProvider locale={locale}>
        <Price value={value} />
      </IntlProvider>,
    );
    expect(plain(container)).toBe(expected);
  });

  it('says what the struck price is', () => {
    const { container } = render(
      <IntlProvider locale="en-US">
        <Price value={money(395, 'USD')} was={money(495, 'USD')} wasLabel="was" />
      </IntlProvider>,
    );
    expect(container.querySelector('s')).toHaveTextContent('was $4.95');
  });
});
