import { errorReply } from '@crema/shared-contracts/wire/error-reply';
import { Type, type TSchema } from 'typebox';

/** The responses of a route: its own, and ErrorReply for every error. */
export const responses = (own: Readonly<Record<number, TSchema>>): Readonly<Record<string, unknown>> => ({
  ...own,
  '4xx': errorReply,
  '5xx': errorReply,
});
export const noContent = Type.Null({ description: 'No content' });
