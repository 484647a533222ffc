import { copyText } from './copy-text.ts';

const clipboard = (value: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
const copied: string[] = [];
beforeEach(() => {
  copied.length = 0;
  // jsdom has no execCommand.
  document.execCommand = (command) => {
    const field = document.activeElement as HTMLTextAreaElement;
    copied.push(`${command}: ${field.value.slice(field.selectionStart, field.selectionEnd)}`);
    return true;
  };
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
  document.body.replaceChildren();
});

describe('copying a text', () => {
  it('uses the clipboard', async () => {
    const writeText = jest.fn(async () => undefined);
    clipboard({ writeText });
    await copyText('ABC');
    expect(writeText).toHaveBeenCalledWith('ABC');
    expect(copied).toEqual([]);
  });
  it.each([
    ['over plain http, where the browser has no clipboard', undefined],
    ['where the clipboard is refused', { writeText: () => Promise.reject(new Error('refused')) }],
  ])('selects it %s, and gives the focus back, R-11', async (_, value) => {
    clipboard(value);
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    await copyText('ABC\nDEF');
    expect(copied).toEqual(['copy: ABC\nDEF']);
    expect(document.activeElement).toBe(button);
    expect(document.querySelector('textarea')).toBeNull();
  });
  it('fails if the browser copies nothing, R-11', async () => {
    clipboard(undefined);
    document.execCommand = () => false;
    await expect(copyText('ABC')).rejects.toThrow('copied nothing');
  });
});
