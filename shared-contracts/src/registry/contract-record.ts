import {
  nonEmptyString,
  integer,
  array,
  optional,
  recordOf,
  object,
  string,
  type Validated,
} from '../validation/value-validators.ts';
import { valueSchema } from '../validation/value-schema.ts';

const events = recordOf(object({ version: integer, owner: nonEmptyString, payload: valueSchema }));
const slotsByName = recordOf(object({ version: integer, owner: nonEmptyString, props: valueSchema }));
const sharedModule = object({
  version: nonEmptyString,
  names: optional(array(nonEmptyString)),
  /** The used names that a remote can bundle if the host does not share them. */
  pure: optional(array(nonEmptyString)),
  /**
   * For shared-ui: a component's props or a function's parameters, as a remote passes them or as the host
   * accepts them.
   */
  exports: optional(recordOf(valueSchema)),
});

/**
 * contract.json: what one build offers to others and uses from them. The publish gate compares it with the
 * records of everything deployed (PLT-003, PLT-004).
 */
export const validateContractRecord = object({
  /** The number grows when readers of the earlier schema would misread the record. */
  schema: integer,
  name: nonEmptyString,
  /** The contract version of the build. */
  contract: nonEmptyString,
  events: object({
    emits: events,
    consumes: events,
    /** In the host's record: every event that its bus accepts. */
    carries: optional(events),
  }),
  slots: object({ provides: slotsByName, uses: slotsByName }),
  /** Members of HostServices that a remote uses or the host offers. */
  host: array(nonEmptyString),
  /**
   * Shared libraries: a remote's required range, or the host's provided version, each with the imported or
   * shared names.
   */
  libraries: recordOf(sharedModule),
  flags: array(string),
  /** Keys of the configuration document that a remote reads or the host provides. */
  configuration: array(nonEmptyString),
  /** Paths in the sources, with `*` for interpolated values. */
  links: array(nonEmptyString),
  /** In the host's record: paths that the server built with it writes into replies and emails. */
  serverLinks: optional(array(nonEmptyString)),
});
export type ContractRecord = Validated<typeof validateContractRecord>;
