import { number, object } from '../validation/value-validators.ts';

/** The position that the visitor has given, to about a kilometre, for this visit: the locator records it, ordering reads it (D-174). */
export const visitorPositionStorage = { key: 'crema.visitor-position', version: 1 } as const;
export const validateVisitorPosition = object({ lat: number, lng: number });
