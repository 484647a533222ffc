import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, type GraphQLSchema } from 'graphql';

/** The SDL of shared-contracts: one file per domain, each extends Query and Mutation. The server and the publish gate read it. */
export const readSchema = (): GraphQLSchema => {
  const folder = new URL('schema/', import.meta.resolve('@crema/shared-contracts'));
  const files = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  return buildSchema(files.join('\n'));
};
