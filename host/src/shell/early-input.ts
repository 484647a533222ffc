/** Buttons that do nothing without scripts. A link, a popover's button and a summary work on their own. */
const scripted = 'button:not([popovertarget]), [role="button"], [role="tab"]';
/** A click that waited longer is dropped: the visitor has given up. */
const longestWaitMs = 10_000;

type TextField = HTMLInputElement | HTMLTextAreaElement;
const isText = (field: Element): field is TextField =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && !['checkbox', 'radio'].includes(field.type));
const isChoice = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
const fieldsIn = (scope: ParentNode) => [...scope.querySelectorAll('input, textarea')];

/** Sets a field to its server's value for React, and then to the visitor's with the event that React listens to. */
const typeAgain = (field: TextField): void => {
  const typed = field.value;
  const prototype =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
const chooseAgain = (field: HTMLInputElement): void => {
  field.checked = field.defaultChecked;
  field.click();
};

/**
 * Keeps what a visitor does with the server's markup before React hydrates it. Call `replay` with a part of the page once it is
 * hydrated: typed text and choices reach the components, and the presses of buttons and forms happen then.
 */
export const createEarlyInput = (root: HTMLElement, now: () => number = () => performance.now()) => {
  let presses: { readonly target: HTMLElement; readonly at: number }[] = [];
  let hydrated: readonly ParentNode[] = [];
  const isHydrated = (target: Element) => hydrated.some((part) => part.contains(target as Node));
  const onClick = ({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>(scripted) : null;
    if (!pressed || isHydrated(pressed)) return;
    presses = [...presses.filter((press) => press.target !== pressed), { target: pressed, at: now() }];
  };
  const onSubmit = (event: SubmitEvent) => {
    if (event.target instanceof Element && !isHydrated(event.target)) event.preventDefault();
  };
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);

  /** The fields that were changed before the hydration: React does not know about them afterwards. */
  const changedIn = (part: ParentNode) =>
    fieldsIn(part).filter(
      (field) =>
        (isText(field) && field.value !== field.defaultValue) ||
        (isChoice(field) && field.checked && !field.defaultChecked),
    );
  return {
    /** `part` is hydrated; `except` is a part of it that is not. */
    replay: (part: HTMLElement = root, except?: Element | null) => {
      const isOutside = (target: Element) => part.contains(target) && !except?.contains(target);
      const changed = changedIn(part).filter(isOutside);
      const pressed = presses.filter(({ target }) => isOutside(target));
      presses = presses.filter((press) => !pressed.includes(press));
      if (!except) hydrated = [...hydrated, part];
      for (const field of changed) {
        if (isText(field)) typeAgain(field);
        else if (isChoice(field)) chooseAgain(field);
      }
      for (const { target, at } of pressed)
        if (target.isConnected && now() - at < longestWaitMs) target.click();
    },
    stop: () => {
      removeEventListener('click', onClick, true);
      removeEventListener('submit', onSubmit, true);
    },
  };
};
export type EarlyInput = ReturnType<typeof createEarlyInput>;
