import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { BankQuestion } from './bank-question.tsx';

describe('the bank’s question', () => {
  it('is scrolled into view, and leaves without an error where scrolling returns a promise', () => {
    const scroll = jest
      .spyOn(Element.prototype, 'scrollIntoView')
      .mockImplementation((() => Promise.resolve()) as never);
    const action = { kind: 'challenge', url: 'http://vault.localhost/question' };
    const { unmount } = render(
      <IntlProvider locale="en">
        <BankQuestion action={action} lead="Your bank asks." frameTitle="Bank" link="Go" theme="light" />
      </IntlProvider>,
    );
    expect(scroll.mock.contexts).toEqual([screen.getByTitle('Bank')]);
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
    unmount();
  });
});
