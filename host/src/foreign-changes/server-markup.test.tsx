import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { isMarkupChanged, restoreServerMarkup, stopForeignRecords } from './server-markup.ts';

const Page = () => (
  <main>
    <h1>Checkout</h1>
    <p>
      Total {'$5.95'} with <b>tax</b>
    </p>
    <label>
      Name <input name="name" />
    </label>
    <button>Place order</button>
  </main>
);
const beside = (selector: string) => () =>
  document.querySelectorAll(selector).forEach((element) => {
    element.after(document.createElement('span'));
    element.before(document.createElement('x-fill'));
  });
const foreign: Record<string, () => void> = {
  'a span beside every field and button': beside('input, button'),
  'an element beside every element': beside('main *'),
  'an element at the start and end of the page': () => {
    document.querySelector('main')!.prepend(document.createElement('aside'));
    document.querySelector('#root')!.append(document.createElement('aside'));
  },
  'a wrapper around every field': () =>
    document.querySelectorAll('input').forEach((field) => {
      const wrapper = document.createElement('div');
      field.replaceWith(wrapper);
      wrapper.append(field, document.createElement('i'));
    }),
  'the removal of a part': () => document.querySelector('p')!.remove(),
  'the removal of all': () => document.querySelector('main')!.replaceChildren(),
  'a translation of every text': () => {
    const walker = document.createTreeWalker(document.querySelector('#root')!, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const font = document.createElement('font');
      font.appendChild(document.createElement('font')).textContent = `«${text.data}»`;
      text.replaceWith(font);
    }
  },
};

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  stopForeignRecords();
});

describe('the markup of the server before React hydrates it, PLT-017', () => {
  it.each(Object.keys(foreign))(
    'is restored after %s: hydrated without a mismatch, with what was typed',
    async (change) => {
      jest.isolateModules(() => void jest.requireActual('./foreign-changes.inline.ts'));
      document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
      const served = document.body.innerHTML;
      jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
      document.dispatchEvent(new Event('readystatechange'));
      const field = document.querySelector('input')!;
      field.value = 'Ada';
      foreign[change]!();
      expect(document.body.innerHTML).not.toBe(served);
      await Promise.resolve();
      const element = document.querySelector('#root')!;
      restoreServerMarkup(element);
      const errors: unknown[] = [];
      await act(async () => {
        root = hydrateRoot(element, <Page />, { onRecoverableError: (cause) => errors.push(cause) });
      });
      expect(errors).toEqual([]);
      expect(document.body.innerHTML).toBe(served);
      expect(document.querySelector('input')).toBe(field);
      expect(field).toHaveValue('Ada');
      expect(isMarkupChanged()).toBe(true);
    },
  );

  it.each([
    ['by the number of elements, which was inserted while the document was read', 'parsing'],
    ['by React’s mark, which is inserted while the page is hydrated', 'hydrating'],
  ])('has a change found %s: a mismatch is reported for no version, R-16', async (_, time) => {
    jest.isolateModules(() => void jest.requireActual('./foreign-changes.inline.ts'));
    const served = renderToString(<Page />);
    const count = served.match(/<[a-z]/g)?.length;
    document.body.innerHTML = `<div id="root">${served}</div><template data-elements="${count}"></template>`;
    if (time === 'parsing') foreign['a span beside every field and button']!();
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    document.dispatchEvent(new Event('readystatechange'));
    restoreServerMarkup(document.querySelector('#root'));
    expect(isMarkupChanged()).toBe(time === 'parsing');
    if (time === 'hydrating') foreign['a span beside every field and button']!();
    const reported: unknown[] = [];
    await act(async () => {
      root = hydrateRoot(document.querySelector('#root')!, <Page />, {
        onRecoverableError: (cause) => isMarkupChanged() || reported.push(cause),
      });
    });
    expect(reported).toEqual([]);
    expect(document.querySelectorAll('#root main')).toHaveLength(1);
  });

  it('is unchanged by what React itself inserts: a mismatch of ours is reported, R-16', async () => {
    jest.isolateModules(() => void jest.requireActual('./foreign-changes.inline.ts'));
    document.body.innerHTML = '<div id="root"><main><h1>Checkout</h1></main></div>';
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    document.dispatchEvent(new Event('readystatechange'));
    restoreServerMarkup(document.querySelector('#root'));
    const reported: unknown[] = [];
    await act(async () => {
      root = hydrateRoot(document.querySelector('#root')!, <Page />, {
        onRecoverableError: (cause) => isMarkupChanged() || reported.push(cause),
      });
    });
    expect(reported).toHaveLength(1);
  });

  it('is left alone on a page without the record', () => {
    delete window.foreignMarkup;
    document.body.innerHTML = '<div id="root"><p>Text</p></div>';
    restoreServerMarkup(document.querySelector('#root'));
    stopForeignRecords();
    expect(document.querySelector('p')).toBeVisible();
  });
});
