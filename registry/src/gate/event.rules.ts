import { hostName, nameOf, type GateFacts, type GateRule, type Remark } from './gate-facts.ts';
import { findMisfits, type Misfit } from './value-fit.rules.ts';

type Side = 'emits' | 'consumes';
type Payloads = Readonly<Record<string, { readonly payload: Parameters<typeof findMisfits>[0] }>>;

/** Other remotes and the host with the events they emit or consume. Names are known even without a contract. */
const partiesOn = (side: Side, { others, host }: GateFacts) => [
  ...others.map((party) => ({
    who: nameOf(party),
    names: party.manifest.events[side] as readonly string[],
    payloads: (party.contract?.events[side] ?? {}) as Payloads,
  })),
  ...(host
    ? [{ who: hostName, names: Object.keys(host.events[side]), payloads: host.events[side] as Payloads }]
    : []),
];
const remark = (who: string, command: string, event: string, { path, why }: Misfit): Remark => ({
  who,
  field: path ? `${event}.${path}` : event,
  message: `${who} ${command} ${event}: ${path || 'the payload'} ${why}`,
});

/** The emitted payload must fit the payload that consumers were built for and that the host's bus accepts. */
const fitsConsumers: GateRule['find'] = (facts) => {
  const bus = facts.host && { who: hostName, payloads: facts.host.events.carries ?? {} };
  const readers = partiesOn('consumes', facts).map((reader) => ({ ...reader, command: 'consumes' }));
  return Object.entries(facts.candidate.contract?.events.emits ?? {}).flatMap(([event, { payload }]) =>
    [...readers, ...(bus ? [{ ...bus, command: 'carries' }] : [])].flatMap(({ who, payloads, command }) => {
      const known = payloads[event];
      return known
        ? findMisfits(payload, known.payload).map((misfit) => remark(who, command, event, misfit))
        : [];
    }),
  );
};

/** Events that a deployed version emits and that, after this release, no deployed version would emit. */
const stillEmitted: GateRule['find'] = (facts) => {
  const { candidate, own } = facts;
  const emitters = partiesOn('emits', facts);
  const gone = new Set<string>(own.flatMap(({ manifest }) => manifest.events.emits));
  for (const event of candidate.manifest.events.emits) gone.delete(event);
  return [...gone]
    .filter((event) => !emitters.some(({ names }) => names.includes(event)))
    .flatMap((event) =>
      partiesOn('consumes', facts)
        .filter(({ names }) => names.includes(event))
        .map(({ who }) => ({
          who,
          field: event,
          message: `${who} consumes ${event}, which is no longer emitted`,
        })),
    );
};

const fitsEmitters: GateRule['find'] = (facts) =>
  Object.entries(facts.candidate.contract?.events.consumes ?? {}).flatMap(([event, { payload }]) =>
    partiesOn('emits', facts).flatMap(({ who, payloads }) => {
      const sent = payloads[event];
      return sent
        ? findMisfits(sent.payload, payload).map((misfit) => remark(who, 'emits', event, misfit))
        : [];
    }),
  );

const hasEmitter: GateRule['find'] = (facts) => {
  const emitted = new Set<string>(facts.candidate.manifest.events.emits);
  for (const { names } of partiesOn('emits', facts)) for (const name of names) emitted.add(name);
  return facts.candidate.manifest.events.consumes
    .filter((event) => !emitted.has(event))
    .map((event) => ({ field: event, message: `${event} is consumed, but no deployed version emits it` }));
};

const carried: GateRule['find'] = ({ candidate, host }) => {
  const known = host?.events.carries;
  return known
    ? candidate.manifest.events.emits
        .filter((event) => !Object.hasOwn(known, event))
        .map((event) => ({
          who: hostName,
          field: event,
          message: `the bus of ${hostName} does not know ${event} and would refuse it`,
        }))
    : [];
};

/** The rules for typed events between remotes, compared as each side was built (PLT-004). */
export const eventRules: readonly GateRule[] = [
  { id: 'event-fits-consumers', weight: 'refused', find: fitsConsumers },
  { id: 'event-still-emitted', weight: 'refused', find: stillEmitted },
  { id: 'event-fits-emitters', weight: 'refused', find: fitsEmitters },
  { id: 'event-carried', weight: 'refused', find: carried },
  { id: 'event-has-emitter', weight: 'warning', find: hasEmitter },
];
