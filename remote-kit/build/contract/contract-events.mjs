// The event table with descriptions of its payloads, from their schemas.
import { domainEvents } from '../../../shared-contracts/src/events.ts';
import { eventPayloads } from '../../../shared-contracts/src/wire/events.ts';

const kinds = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  null: 'null',
};

/** Describes a schema of shared-contracts/src/wire as a value schema. */
export const describeSchema = (schema) => {
  if (schema.enum) return { oneOf: schema.enum };
  if (schema.anyOf) return { anyOf: schema.anyOf.map(describeSchema) };
  if (schema.pattern) return 'filled text';
  if (schema.type === 'array') return { list: describeSchema(schema.items) };
  if (schema.type !== 'object') return kinds[schema.type];
  return {
    shape: Object.fromEntries(
      Object.entries(schema.properties).map(([field, property]) => [
        schema.required?.includes(field) ? field : `${field}?`,
        describeSchema(property),
      ]),
    ),
  };
};

/** Maps an event to { version, owner, payload }. */
export const readEventTable = () =>
  Object.fromEntries(
    Object.entries(domainEvents).map(([name, { version, owner }]) => [
      name,
      { version, owner, payload: describeSchema(eventPayloads[name]) },
    ]),
  );
