import { on, reducerOf } from '@crema/remote-kit';
import { visitorChanged } from './order.facts.ts';
import type { Audience } from './order.types.ts';

export interface VisitorState {
  readonly audience: Audience;
  readonly locale: string;
}
const when = on<VisitorState>();
export const visitorReducer = reducerOf<VisitorState>({ audience: 'anonymous', locale: 'en-US' }, [
  when(visitorChanged, (_state, visitor) => visitor),
]);
