import type { ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import { tolerateForeignChanges } from './foreign-changes.ts';

const fonts = () => {
  const outer = document.createElement('font');
  const inner = outer.appendChild(document.createElement('font'));
  return { outer, inner };
};
/** The ways in which translations replace a text node. */
const translations: Record<string, (text: Text) => void> = {
  'replaced by a translated text': (text) => {
    const { outer, inner } = fonts();
    inner.textContent = `«${text.data}»`;
    text.replaceWith(outer);
  },
  'replaced with the parent’s method': (text) => {
    const { outer, inner } = fonts();
    inner.textContent = text.data;
    text.parentNode!.replaceChild(outer, text);
  },
  'moved into the elements': (text) => {
    const { outer, inner } = fonts();
    text.replaceWith(outer);
    inner.append(text);
  },
  'moved with appendChild': (text) => {
    const { outer, inner } = fonts();
    text.parentNode!.insertBefore(outer, text);
    inner.appendChild(text);
  },
  'removed after the elements were inserted': (text) => {
    const { outer, inner } = fonts();
    inner.textContent = text.data;
    text.before(outer);
    text.remove();
  },
};
const textsOf = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found.filter(({ parentElement }) => !parentElement?.closest('font'));
};

interface Facts {
  readonly amount: string;
  readonly isShort?: boolean;
  readonly keys?: readonly string[];
}
/** The ways in which a component shows a text that changes. */
const contents: Record<string, (facts: Facts) => ReactNode> = {
  'alone in an element': ({ amount }) => <p>{amount}</p>,
  'between other texts': ({ amount }) => (
    <p>
      Total {amount} with <b>tax</b>
    </p>
  ),
  'beside an element that comes and goes': ({ amount, isShort }) => (
    <p>
      {isShort && <i>Only </i>}
      {amount}
      {!isShort && ' for all'}
    </p>
  ),
  'one text or another': ({ amount, isShort }) => <p>{isShort ? <b>{amount}</b> : amount}</p>,
  'in a fragment that is replaced': ({ amount, isShort }) => (
    <p>{isShort ? <i key="short">{amount}</i> : <span key="long">{amount}</span>} to pay</p>
  ),
  'in rows that change places': ({ amount, keys = ['a', 'b', 'c'] }) => (
    <p>
      {keys.map((key) => (
        <Row key={key}>
          {key} {amount}
        </Row>
      ))}
    </p>
  ),
};
function Row({ children }: { readonly children: ReactNode }) {
  return <>{children}</>;
}
const states: readonly Facts[] = [
  { amount: '$5.95', isShort: false },
  { amount: '$6.35', isShort: true, keys: ['c', 'a', 'b'] },
  { amount: '$7.05', isShort: false, keys: ['b', 'd'] },
  { amount: '$1.00', isShort: true },
];

let stop: () => void;
beforeEach(() => void (stop = tolerateForeignChanges()));
afterEach(() => stop());

describe('a page whose texts a translation has replaced, PLT-017', () => {
  const cases = Object.keys(translations).flatMap((translation) =>
    Object.keys(contents).map((content) => ({ translation, content })),
  );
  const plain = (content: string, facts: Facts) => {
    const { container, unmount } = render(contents[content]!(facts));
    const text = container.textContent;
    unmount();
    return text;
  };

  it.each(cases)(
    'shows the present text $content after each was $translation',
    ({ translation, content }) => {
      const Page = ({ facts }: { readonly facts: Facts }) => contents[content]!(facts);
      const { container, rerender, unmount } = render(<Page facts={states[0]!} />);
      for (const facts of states) {
        rerender(<Page facts={facts} />);
        expect(container.textContent.replaceAll(/[«»]/g, '')).toBe(plain(content, facts));
        textsOf(container).forEach(translations[translation]!);
      }
      unmount();
      expect(container).toBeEmptyDOMElement();
    },
  );

  it('keeps what was typed while a text beside the field changes', () => {
    const form = (error?: string) => (
      <label>
        Name {error} <input />
      </label>
    );
    const { rerender } = render(form());
    const field = screen.getByRole<HTMLInputElement>('textbox');
    field.value = 'Ada';
    textsOf(document.body).forEach(translations['replaced by a translated text']!);
    rerender(form('is missing'));
    textsOf(document.body).forEach(translations['replaced by a translated text']!);
    rerender(form());
    expect(screen.getByRole('textbox')).toBe(field);
    expect(field).toHaveValue('Ada');
    expect(document.body).not.toHaveTextContent('is missing');
  });
});

describe('a page that an extension has changed, PLT-017', () => {
  it.each([
    ['removed a part', (part: Element) => part.remove()],
    ['moved a part to another place', (part: Element) => document.body.append(part)],
    ['inserted an element before a part', (part: Element) => part.before(document.createElement('x-mark'))],
    [
      'wrapped a part',
      (part: Element) => {
        const wrapper = document.createElement('div');
        part.replaceWith(wrapper);
        wrapper.append(part);
      },
    ],
  ] as const)('renders on after it %s', (_, change) => {
    const page = (isShown: boolean, amount: string) => (
      <div>
        {isShown && <p key="new">New</p>}
        {!isShown && <b>Part</b>}
        <i>Part {amount}</i>
      </div>
    );
    const { container, rerender } = render(page(false, '1'));
    change(container.querySelector('b')!);
    rerender(page(true, '2'));
    expect(container).toHaveTextContent(/^New ?Part 2$/);
    change(container.querySelector('i')!);
    rerender(page(false, '3'));
    expect(screen.queryByText('New')).toBeNull();
  });
});
