import { screen, within } from '@testing-library/react';

/** The expected error presentation: the text below its heading, and the names of its actions. */
export interface PresentedFailure {
  readonly heading: HTMLElement;
  readonly explanation: string;
  readonly actions: readonly string[];
}
/** One row of a remote's table of errors (PLT-015): what happened, and the actions that it offers. */
export interface ExpectedFailure {
  readonly happened: string;
  readonly actions: readonly string[];
}

const isOpen = (action: HTMLElement): boolean =>
  action.matches('a') ? (action.getAttribute('href') ?? '') !== '' : !action.hasAttribute('disabled');

/** Waits for the EmptyState or ErrorState with this heading. */
export const findFailurePresentation = async (happened: string): Promise<PresentedFailure> => {
  const heading = await screen.findByRole('heading', { name: happened });
  const state = heading.parentElement;
  if (!state) throw new Error(`The heading “${happened}” is not inside an EmptyState or ErrorState`);
  const roles = within(state);
  const ways = [...roles.queryAllByRole('link'), ...roles.queryAllByRole('button')].filter(isOpen);
  const explanation = [...state.children]
    .slice([...state.children].indexOf(heading) + 1)
    .filter((part) => !ways.some((action) => part.contains(action)))
    .map(({ textContent }) => textContent)
    .join(' ');
  return {
    heading,
    explanation: explanation.trim(),
    actions: ways.map((action) => action.textContent.trim()),
  };
};
