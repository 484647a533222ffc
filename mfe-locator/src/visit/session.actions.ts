import { fact } from '@crema/remote-kit';

/** A locator is mounted; its clock runs. */
export const locatorOpened = fact('locator/opened');
export const locatorClosed = fact('locator/closed');
/** Somebody signed in or out, or another member signed in. */
export const memberChanged = fact('session/memberChanged');
