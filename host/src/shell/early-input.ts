/** Buttons that do nothing without scripts. A link, a popover's button and a summary work on their own. */
const scripted = 'button:not([popovertarget]), [role="button"], [role="tab"]';
/** A press that waited longer is dropped: the visitor has given up. */
const longestWaitMs = 10_000;

const chooseAgain = (field: HTMLSelectElement): void => {
  const served = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  if (field.selectedIndex !== Math.max(served, 0))
    field.dispatchEvent(new Event('change', { bubbles: true }));
};
const tickAgain = (field: HTMLInputElement): void => {
  const { type, checked, defaultChecked } = field;
  // Of a group of radio buttons only the chosen one reports.
  if (checked === defaultChecked || (type === 'radio' && !checked)) return;
  field.checked = defaultChecked;
  field.click();
};
const typeAgain = (field: HTMLInputElement | HTMLTextAreaElement, prototype: object): void => {
  const { value, defaultValue } = field;
  if (value === defaultValue) return;
  // React ignores an event without a change, so the field has the server's value in between.
  field.value = defaultValue;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
/** Gives a value that the visitor changed to React, with the event that it listens to. */
const enterAgain = (field: Element): void => {
  if (field instanceof HTMLSelectElement) chooseAgain(field);
  if (field instanceof HTMLTextAreaElement) typeAgain(field, HTMLTextAreaElement.prototype);
  if (!(field instanceof HTMLInputElement)) return;
  if (['checkbox', 'radio'].includes(field.type)) tickAgain(field);
  else typeAgain(field, HTMLInputElement.prototype);
};

/**
 * Keeps what a visitor does with the server's elements before React hydrates them. Call `replay` when elements are hydrated:
 * typed text and choices reach the components, and the presses of buttons happen then. Elements that React made itself
 * are never replayed.
 */
export const createEarlyInput = (root: Element, now: () => number = () => performance.now()) => {
  /** The server's elements that are not hydrated yet. */
  const waiting = new Set(root.querySelectorAll('*'));
  let presses: { readonly target: HTMLElement; readonly at: number }[] = [];
  const onClick = ({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>(scripted) : null;
    if (!pressed || !waiting.has(pressed)) return;
    presses = [...presses.filter((press) => press.target !== pressed), { target: pressed, at: now() }];
  };
  // The browser would send the form and lose what was typed; the press of its button is replayed.
  const onSubmit = (event: SubmitEvent) => {
    if (event.target instanceof Element && waiting.has(event.target)) event.preventDefault();
  };
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);

  return {
    /** Every waiting element is hydrated, except those in `except`. */
    replay: (except?: Element | null) => {
      const hydrated = [...waiting].filter((element) => !except?.contains(element));
      for (const element of hydrated) waiting.delete(element);
      for (const element of hydrated) if (element.isConnected) enterAgain(element);
      const due = presses.filter(({ target }) => !waiting.has(target));
      presses = presses.filter(({ target }) => waiting.has(target));
      for (const { target, at } of due) if (target.isConnected && now() - at < longestWaitMs) target.click();
    },
    stop: () => {
      removeEventListener('click', onClick, true);
      removeEventListener('submit', onSubmit, true);
    },
  };
};
