import { createAction } from '@reduxjs/toolkit';

/** A locator is mounted; its clock runs. */
export const locatorOpened = createAction('locator/opened');
export const locatorClosed = createAction('locator/closed');
/** The member signed in or out, or another member signed in. */
export const memberChanged = createAction('session/memberChanged');
