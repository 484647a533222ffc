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
/** The latest time that a date can have. */
const maxTime = 8.64e15;

/** Throws VALIDATION for a text that no reply contained. */
export const readCursor = (text: string | undefined): Position | undefined => {
  if (text === undefined) return undefined;
  const value = parse(text);
  const [time, id]: readonly unknown[] = Array.isArray(value) ? value : [];
  if (!Number.isInteger(time) || typeof id !== 'string' || Math.abs(Number(time)) > maxTime)
    throw createAppError('VALIDATION', undefined, { field: 'cursor' });
  return { at: new Date(Number(time)), id };
};
