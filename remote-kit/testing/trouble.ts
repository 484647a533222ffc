import { screen, within } from '@testing-library/react';

/** A state of trouble as a guest has it: what it says below its heading, and its ways on by their names. */
export interface TroubleShown {
  readonly heading: HTMLElement;
  readonly explanation: string;
  readonly waysOn: readonly string[];
}
/** One row of a remote's table of troubles (PLT-015): what happened, and the ways on from there. */
export interface TroubleExpected {
  readonly happened: string;
  readonly waysOn: readonly string[];
}

const isOpen = (way: HTMLElement): boolean =>
  way.matches('a') ? (way.getAttribute('href') ?? '') !== '' : !way.hasAttribute('disabled');

/** Waits for the EmptyState or ErrorState whose heading says what happened. */
export const findTrouble = async (happened: string): Promise<TroubleShown> => {
  const heading = await screen.findByRole('heading', { name: happened });
  const state = heading.parentElement;
  if (!state) throw new Error(`“${happened}” stands in no state`);
  const roles = within(state);
  const ways = [...roles.queryAllByRole('link'), ...roles.queryAllByRole('button')].filter(isOpen);
  const explanation = [...state.children]
    .slice([...state.children].indexOf(heading) + 1)
    .filter((part) => !ways.some((way) => part.contains(way)))
    .map(({ textContent }) => textContent)
    .join(' ');
  return { heading, explanation: explanation.trim(), waysOn: ways.map((way) => way.textContent.trim()) };
};
