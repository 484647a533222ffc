import { on, reducerOf } from '@crema/remote-kit';
import { visitorChanged, type Visitor } from './order.facts.ts';

const when = on<Visitor>();
export const visitorReducer = reducerOf<Visitor>({ audience: 'anonymous', locale: 'en-US' }, [
  when(visitorChanged, (_state, visitor) => visitor),
]);
