import {
  nonEmptyString,
  integer,
  array,
  optional,
  recordOf,
  object,
  string,
  type Validated,
} from './value-validators.ts';
import { valueSchema } from './value-schema.ts';

const events = recordOf(object({ version: integer, owner: nonEmptyString, payload: valueSchema }));
const slotsByName = recordOf(object({ version: integer, owner: nonEmptyString, props: valueSchema }));
const sharedModule = object({
  version: nonEmptyString,
  names: optional(array(nonEmptyString)),
  /** The used names that a remote can bundle if the host does not share them. */
  pure: optional(array(nonEmptyString)),
  /** Of shared-ui: a component's props, a function's parameters; as passed by a remote, as accepted by the host. */
  exports: optional(recordOf(valueSchema)),
});

/**
 * contract.json: what one build offers to others and uses from them. The publish gate compares it with those of
 * everything deployed (PLT-003, PLT-004).
 */
export const validateContractRecord = object({
  /** Raised when readers of the former schema would misread the record. */
  schema: integer,
  name: nonEmptyString,
  /** The contract version of the build. */
  contract: nonEmptyString,
  events: object({
    emits: events,
    consumes: events,
    /** The host's: every event that its bus accepts. */
    carries: optional(events),
  }),
  slots: object({ provides: slotsByName, uses: slotsByName }),
  /** Members of HostServices: a remote's use, a host's offer. */
  host: array(nonEmptyString),
  /** Shared libraries: a remote's required range, or the host's provided version; with the imported or shared names. */
  libraries: recordOf(sharedModule),
  flags: array(string),
  /** Keys of the configuration document: read by a remote, given by the host. */
  configuration: array(nonEmptyString),
  /** Paths in the sources, with `*` for interpolated values. */
  links: array(nonEmptyString),
  /** The host's: paths that the server built with it writes into answers and mails. */
  serverLinks: optional(array(nonEmptyString)),
});
export type ContractRecord = Validated<typeof validateContractRecord>;
