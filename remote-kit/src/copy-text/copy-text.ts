/** Selects the text in a field of its own and copies the selection: the way of pages without `navigator.clipboard`. */
const copySelection = (text: string): boolean => {
  const active = document.activeElement;
  // An element outside of an open modal dialog takes no focus.
  const place = active?.closest('dialog') ?? document.body;
  const field = document.createElement('textarea');
  field.value = text;
  // Neither scrolls the page to the field nor opens a keyboard on the screen.
  field.readOnly = true;
  field.style.cssText = 'position:fixed;top:0;opacity:0';
  place.append(field);
  field.focus({ preventScroll: true });
  field.select();
  // Deprecated, and the only way over plain http.
  const isCopied = document.execCommand('copy');
  field.remove();
  if (active instanceof HTMLElement) active.focus({ preventScroll: true });
  return isCopied;
};

/** Copies a text, also over plain http, where browsers have no clipboard. Rejects if the browser copied nothing. */
export const copyText = async (text: string): Promise<void> => {
  // eslint-disable-next-line no-restricted-syntax -- a selection is copied otherwise (R-11)
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  if (clipboard)
    try {
      return await clipboard.writeText(text);
    } catch {
      // A frame or a permission may refuse the clipboard and still copy a selection.
    }
  if (!copySelection(text)) throw new Error('The browser copied nothing.');
};
