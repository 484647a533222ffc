import { hostName, nameOf, type GateFacts, type GateRule, type Remark } from './gate-facts.ts';
import { findPropMisfits, type Misfit } from './value-fit.rules.ts';

type Side = 'provides' | 'uses';
type Props = Readonly<Record<string, { readonly props: Parameters<typeof findPropMisfits>[0] }>>;

const partiesOn = (side: Side, { others, host }: GateFacts) => [
  ...others.map((party) => ({
    who: nameOf(party),
    names: party.manifest.slots[side] as readonly string[],
    props: (party.contract?.slots[side] ?? {}) as Props,
  })),
  ...(host
    ? [{ who: hostName, names: Object.keys(host.slots[side]), props: host.slots[side] as Props }]
    : []),
];
const remark = (who: string, command: string, slot: string, { path, why }: Misfit): Remark => ({
  who,
  field: path ? `${slot}.${path}` : slot,
  message: `${who} ${command} slot ${slot}: ${path ? `prop ${path}` : 'the props'} ${why}`,
});

const stillProvided: GateRule['find'] = (facts) => {
  const { candidate, own } = facts;
  const gone = new Set<string>(own.flatMap(({ manifest }) => manifest.slots.provides));
  for (const slot of candidate.manifest.slots.provides) gone.delete(slot);
  for (const { names } of partiesOn('provides', facts)) for (const slot of names) gone.delete(slot);
  return [...gone].flatMap((slot) =>
    partiesOn('uses', facts)
      .filter(({ names }) => names.includes(slot))
      .map(({ who }) => ({
        who,
        field: slot,
        message: `${who} uses slot ${slot}, which is no longer provided`,
      })),
  );
};

const fitsUsers: GateRule['find'] = (facts) =>
  Object.entries(facts.candidate.contract?.slots.provides ?? {}).flatMap(([slot, { props }]) =>
    partiesOn('uses', facts).flatMap((user) => {
      const passed = user.props[slot];
      return passed
        ? findPropMisfits(passed.props, props).map((misfit) => remark(user.who, 'uses', slot, misfit))
        : [];
    }),
  );

const fitsProviders: GateRule['find'] = (facts) =>
  Object.entries(facts.candidate.contract?.slots.uses ?? {}).flatMap(([slot, { props }]) =>
    partiesOn('provides', facts).flatMap((provider) => {
      const taken = provider.props[slot];
      return taken
        ? findPropMisfits(props, taken.props).map((misfit) => remark(provider.who, 'provides', slot, misfit))
        : [];
    }),
  );

const hasProvider: GateRule['find'] = (facts) => {
  const provided = new Set<string>(facts.candidate.manifest.slots.provides);
  for (const { names } of partiesOn('provides', facts)) for (const slot of names) provided.add(slot);
  return facts.candidate.manifest.slots.uses
    .filter((slot) => !provided.has(slot))
    .map((slot) => ({
      field: slot,
      message: `slot ${slot} is used, but no deployed version provides it; its fallback is shown`,
    }));
};

/**
 * The rules for components of one remote in another's page; without a provider the slot's fallback is shown
 * (PLT-006).
 */
export const slotRules: readonly GateRule[] = [
  { id: 'slot-still-provided', weight: 'refused', find: stillProvided },
  { id: 'slot-fits-users', weight: 'refused', find: fitsUsers },
  { id: 'slot-fits-providers', weight: 'refused', find: fitsProviders },
  { id: 'slot-has-provider', weight: 'warning', find: hasProvider },
];
