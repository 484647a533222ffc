import { afterFrame } from '@crema/remote-kit/host-services';

declare global {
  interface Window {
    /** The presses since the head of the page was read (early-events.inline.ts). */
    earlyEvents?: { readonly clicks: readonly MouseEvent[]; readonly stop: () => void };
  }
}
/** Buttons that do nothing without scripts. A link, a popover's button and a summary work on their own. */
const scripted = 'button:not([popovertarget]), [role="button"], [role="tab"]';
/** Each press of such a button counts; of other buttons, such as one that adds an item, only the last one does. */
const counting = '[data-every-press]';
/** A press that waited longer is dropped: the visitor has given up. */
const longestWaitMs = 30_000;

type Repeat = () => void;
const chosenAgain = (field: HTMLSelectElement): Repeat | undefined => {
  const { selectedIndex } = field;
  const served = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  if (selectedIndex === Math.max(served, 0)) return undefined;
  return () => {
    field.selectedIndex = selectedIndex;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
};
const tickedAgain = (field: HTMLInputElement): Repeat | undefined => {
  const { type, checked, defaultChecked } = field;
  // Of a group of radio buttons only the chosen one reports.
  if (checked === defaultChecked || (type === 'radio' && !checked)) return undefined;
  return () => {
    field.checked = !checked;
    field.click();
  };
};
const typedAgain = (field: HTMLInputElement | HTMLTextAreaElement, prototype: object): Repeat | undefined => {
  const { value, defaultValue } = field;
  if (value === defaultValue) return undefined;
  return () => {
    // React ignores an event without a change, so the field has the server's value in between.
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
};
/**
 * Gives the value that a field has now to React, with the event that it listens to; undefined for the server's value.
 * The value is read before anything is repeated: the next rendering of its component would overwrite it.
 */
const enteredAgain = (field: Element): Repeat | undefined => {
  if (field instanceof HTMLSelectElement) return chosenAgain(field);
  if (field instanceof HTMLTextAreaElement) return typedAgain(field, HTMLTextAreaElement.prototype);
  if (!(field instanceof HTMLInputElement)) return undefined;
  return ['checkbox', 'radio'].includes(field.type)
    ? tickedAgain(field)
    : typedAgain(field, HTMLInputElement.prototype);
};

interface Press {
  readonly target: HTMLElement;
  readonly event: Event;
}
const whenIdle: typeof requestIdleCallback =
  globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 100));
/** A busy main thread no longer delays the next repetition then. */
const settleLimitMs = 500;
/** Resolves when the page has rendered what it does now: a part of it may follow in later tasks, such as a change of the URL. */
const settled = () =>
  new Promise<void>((resolve) => {
    afterFrame(() => whenIdle(() => resolve(), { timeout: settleLimitMs }));
  });

/**
 * Keeps what a visitor does with the server's elements before React hydrates them, since the head of the page was read.
 * Call `settle` in the commit that hydrates elements, and `replay` when they work: typed text and choices reach the
 * components, and the presses of buttons happen then, each once (those of a counter as often as it was pressed). Elements that React made itself are never replayed.
 */
export const createEarlyInput = (root: Element, now: () => number = () => performance.now()) => {
  /** The server's elements that are not hydrated yet. */
  const waiting = new Set(root.querySelectorAll('*'));
  let presses: readonly Press[] = [];
  /** The repetitions for the elements that were hydrated since the last replay. */
  let due: readonly { readonly target: Element; readonly repeat: Repeat }[] = [];
  const onClick = (event: Event) => {
    const { target } = event;
    const pressed = target instanceof Element ? target.closest<HTMLElement>(scripted) : null;
    if (!pressed || !waiting.has(pressed)) return;
    const earlier = pressed.matches(counting)
      ? presses
      : presses.filter(({ target: one }) => one !== pressed);
    presses = [...earlier, { target: pressed, event }];
  };
  // The browser would send the form and lose what was typed; the press of its button is replayed.
  const onSubmit = (event: SubmitEvent) => {
    if (event.target instanceof Element && waiting.has(event.target)) event.preventDefault();
  };
  window.earlyEvents?.clicks.forEach(onClick);
  window.earlyEvents?.stop();
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);

  /** Every waiting element is hydrated, except those in `except`: React receives what happens to them from now on. */
  const settle = (except?: Element | null) => {
    const hydrated = [...waiting].filter((element) => !except?.contains(element));
    for (const element of hydrated) waiting.delete(element);
    const entered = hydrated.flatMap((target) => {
      const repeat = enteredAgain(target);
      return repeat ? [{ target, repeat }] : [];
    });
    // A click hydrates the pressed page at once if its code has arrived. React then dispatches that click itself.
    const pressed = presses
      .filter(({ target, event }) => !waiting.has(target) && event.eventPhase === Event.NONE)
      .filter(({ event }) => now() - event.timeStamp < longestWaitMs)
      .map(({ target }) => ({ target, repeat: () => target.click() }));
    due = [...due, ...entered, ...pressed];
    presses = presses.filter(({ target }) => waiting.has(target));
  };
  return {
    settle,
    /**
     * Repeats what was done to the elements that are hydrated: one after the other, because each may depend on what the
     * page has rendered after the one before. Resolves after the last.
     */
    replay: async (except?: Element | null): Promise<void> => {
      settle(except);
      const repeats = due;
      due = [];
      for (const [index, { target, repeat }] of repeats.entries()) {
        if (index > 0) await settled();
        if (target.isConnected) repeat();
      }
    },
    stop: () => {
      removeEventListener('click', onClick, true);
      removeEventListener('submit', onSubmit, true);
    },
  };
};
