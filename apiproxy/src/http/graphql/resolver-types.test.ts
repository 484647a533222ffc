import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isObjectType } from 'graphql';
import { modules } from '../../app/modules.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { readSchema } from '@crema/registry/graphql-schema';

/** Each of these assignments compiles only while the types generated from the SDL reject it. */
export const rejected: readonly Resolvers[] = [
  // @ts-expect-error The SDL has no such field.
  { Query: { somethingElse: () => null } },
  // @ts-expect-error The argument is storeNumber.
  { Query: { storeByNumber: (_parent, { number }, { deps }) => Promise.reject({ number, deps }) } },
  // @ts-expect-error The result is a catalogue.
  { Query: { gift: () => ({ categories: 'none' }) } },
  // @ts-expect-error asapAvailable is missing.
  { Store: { scheduledOrdering: () => ({ slots: [] }) } },
];

describe('resolvers', () => {
  const resolved = (type: string) =>
    modules.flatMap(({ resolvers }) => Object.keys(resolvers?.[type as keyof Resolvers] ?? {})).sort();

  for (const type of ['Query', 'Mutation'])
    it(`resolve every field of ${type}, each once`, () => {
      const found = readSchema().getType(type);
      assert.ok(isObjectType(found));
      assert.deepEqual(resolved(type), Object.keys(found.getFields()).sort());
    });
});
