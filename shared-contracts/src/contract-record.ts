import { filledText, integer, listOf, optional, recordOf, shape, text, type Guarded } from './guards.ts';
import { valueSchema } from './value-schema.ts';

const events = recordOf(shape({ version: integer, owner: filledText, payload: valueSchema }));
const slotsByName = recordOf(shape({ version: integer, owner: filledText, props: valueSchema }));
const wanted = shape({ version: filledText, names: optional(listOf(filledText)) });

/**
 * contract.json: what one build offers to others and takes from them, as it was when it was built. The publish
 * gate compares it with those of everything deployed (PLT-003, PLT-004).
 */
export const contractRecordGuard = shape({
  /** Grows when a reader of older records would misread this one. */
  schema: integer,
  name: filledText,
  /** The contract version that was built against. */
  contract: filledText,
  events: shape({
    emits: events,
    consumes: events,
    /** The host's: every event that its bus lets through. */
    carries: optional(events),
  }),
  slots: shape({ provides: slotsByName, uses: slotsByName }),
  /** Members of HostServices: a remote's use, a host's offer. */
  host: listOf(filledText),
  /** Shared libraries: wanted as a range by a remote, provided as a version by the host; names where a facade trims them. */
  libraries: recordOf(wanted),
  flags: listOf(text),
  /** Keys of the configuration document: read by a remote, given by the host. */
  configuration: listOf(filledText),
  /** Paths written in the sources, `*` where a value is put in. */
  links: listOf(filledText),
  /** The host's: paths that the server built with it writes into answers and mails. */
  serverLinks: optional(listOf(filledText)),
});
export type ContractRecord = Guarded<typeof contractRecordGuard>;
