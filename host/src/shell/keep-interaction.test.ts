import { keepInteraction } from './keep-interaction.ts';

const header = `
  <a class="crema-skip" href="#main">Skip</a>
  <header class="crema-header">
    <a href="/">Crema</a>
    <input type="radio" name="language" aria-label="English" checked>
    <input type="radio" name="language" aria-label="French">
  </header>`;
const hostPage = '<main class="crema-host-page"><details><summary>Detail</summary></details></main>';
const root = document.createElement('div');
document.body.append(root);
const find = <T extends HTMLElement>(selector: string) => root.querySelector<T>(selector) as T;
/** Lets the visitor act, then replaces the markup as React does. */
const replaceAfter = (act: () => void, markup = header + hostPage) => {
  root.innerHTML = markup;
  act();
  const restore = keepInteraction(root);
  root.innerHTML = markup;
  restore();
};

describe('what a visitor did before React took over', () => {
  it.each(['.crema-skip', 'header a', 'summary'])('keeps the focus on %s', (selector) => {
    replaceAfter(() => find(selector).focus());
    expect(find(selector)).toHaveFocus();
  });

  it('keeps a detail open', () => {
    replaceAfter(() => find('details').setAttribute('open', ''));
    expect(find<HTMLDetailsElement>('details').open).toBe(true);
  });

  it('repeats the choice, so that React handles it', () => {
    const clicked = jest.fn();
    root.addEventListener('click', ({ target }) => clicked((target as Element).getAttribute('aria-label')), {
      once: true,
    });
    replaceAfter(() => (find<HTMLInputElement>('[aria-label="French"]').checked = true));
    expect(clicked.mock.calls).toEqual([['French']]);
    expect(find('[aria-label="French"]')).toBeChecked();
  });

  it('is nothing when the visitor did nothing', () => {
    replaceAfter(() => undefined);
    expect(document.body).toHaveFocus();
    expect(find<HTMLDetailsElement>('details').open).toBe(false);
    expect(find('[aria-label="English"]')).toBeChecked();
  });

  it('does not move the focus when the new markup has other elements', () => {
    root.innerHTML = header;
    find('header a').focus();
    const restore = keepInteraction(root);
    root.innerHTML = '';
    restore();
    expect(document.body).toHaveFocus();
  });
});
