import { integerOf, type Form } from './form.ts';

export const listParams: readonly string[] = ['limit', 'starting_after', 'created[gte]', 'created[lt]'];
const usualLimit = 10;
const maxLimit = 100;

interface Listed {
  readonly id: string;
  readonly created: number;
}
interface ListFacts<Value> {
  readonly url: string;
  /** Fields that a parameter of the same name filters by. */
  readonly by?: readonly (keyof Value & string)[];
}

/** A page of Stripe's lists: newest first, `starting_after` an id, bounded by `created[gte]` and `created[lt]`. */
export const listOfObjects = <Value extends Listed>(
  objects: ReadonlyMap<string, Value>,
  form: Form,
  { url, by = [] }: ListFacts<Value>,
): object => {
  const [from, before] = [integerOf(form, 'created[gte]') ?? 0, integerOf(form, 'created[lt]') ?? Infinity];
  const matching = [...objects.values()]
    .toReversed()
    .toSorted((one, other) => other.created - one.created)
    .filter(({ created }) => created >= from && created < before)
    .filter((object) => by.every((name) => !form.has(name) || object[name] === form.get(name)));
  const startingAfter = form.get('starting_after');
  const start = startingAfter === null ? 0 : matching.findIndex(({ id }) => id === startingAfter) + 1;
  const limit = Math.min(integerOf(form, 'limit') ?? usualLimit, maxLimit);
  return {
    object: 'list',
    data: matching.slice(start, start + limit),
    has_more: matching.length > start + limit,
    url,
  };
};
