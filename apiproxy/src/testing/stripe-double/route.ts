import type { DoubleState } from './double-state.ts';
import type { Form } from './form.ts';

export interface RouteContext {
  readonly state: DoubleState;
  readonly form: Form;
  /** The id in the path; empty if the path has none. */
  readonly id: string;
}
/** One endpoint of Stripe's API: its parameters, and what it does. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** `:id` matches an id. */
  readonly path: string;
  /** `assertKnown` refuses any other one. */
  readonly params: readonly string[];
  readonly run: (context: RouteContext) => object;
}
