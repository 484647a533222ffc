import { createAppError } from '../http/errors/app-error.ts';
import type { Position } from '../storage/newest-first.ts';

/** A position as text; its content is not part of the contract. */
export const writeCursor = ({ at, id }: Position): string =>
  Buffer.from(JSON.stringify([at.getTime(), id])).toString('base64url');

const parse = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
};
/** The end of the year 9999: no entry is later, and the database knows all times from 1970 until then. */
const maxTime = Date.UTC(9999, 11, 31);
const isTime = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= maxTime;
/** Without a NUL, which the database cannot compare. */
const isId = (value: unknown): value is string => typeof value === 'string' && !value.includes('\u0000');

/** Throws VALIDATION for a text that no reply contained. */
export const readCursor = (text: string | undefined): Position | undefined => {
  if (text === undefined) return undefined;
  const value = parse(text);
  const [time, id]: readonly unknown[] = Array.isArray(value) ? value : [];
  if (!isTime(time) || !isId(id)) throw createAppError('VALIDATION', undefined, { field: 'cursor' });
  return { at: new Date(time), id };
};
