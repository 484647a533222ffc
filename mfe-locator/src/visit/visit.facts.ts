import { fact } from '@crema/remote-kit';

/** A locator is on the page; its clock runs. */
export const finderOpened = fact('finder/opened');
export const finderClosed = fact('finder/closed');
/** Somebody else is here now: signed in, out, or another member. */
export const memberChanged = fact('visit/memberChanged');
