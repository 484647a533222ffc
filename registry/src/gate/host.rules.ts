import { satisfiesContract, satisfiesRange, type ValueSchema } from '@crema/shared-contracts';
import { hostName, nameOf, type GateFacts, type GateRule, type Remark } from './gate-facts.ts';
import { findMisfits, findPropMisfits, type Misfit } from './value-fit.rules.ts';

const lacking =
  (what: string, key: 'flags' | 'host' | 'configuration'): GateRule['find'] =>
  ({ candidate, host }) =>
    host
      ? (candidate.contract?.[key] ?? [])
          .filter((name) => !host[key].includes(name))
          .map((name) => ({ who: hostName, field: name, message: `${hostName} has no ${what} ${name}` }))
      : [];

/**
 * Only exports bound to a context or singleton require a release of the host first; pure ones can be bundled.
 */
const librariesProvided: GateRule['find'] = ({ candidate, host }) =>
  Object.entries(host ? (candidate.contract?.libraries ?? {}) : {}).flatMap(
    ([library, { version, names = [], pure = [] }]) => {
      const given = host?.libraries[library];
      const remark = (message: string): Remark => ({ who: hostName, field: library, message });
      if (!given) return [remark(`${hostName} does not share ${library} (${version} is required)`)];
      if (!satisfiesRange(version, given.version))
        return [remark(`${hostName} shares ${library} ${given.version}, but ${version} is required`)];
      return names
        .filter((name) => given.names && !given.names.includes(name))
        .map((name) =>
          remark(
            `${hostName} shares ${library} ${given.version} without ${name}${pure.includes(name) ? '; it can be bundled: publish with --build' : ''}`,
          ),
        );
    },
  );

/**
 * The props or arguments that the remote passes must fit the host's component or function; `anything` is not
 * compared.
 */
const isComparable = (used: ValueSchema | undefined) => used !== undefined && used !== 'anything';
const findExportMisfits = (used: ValueSchema, offered: ValueSchema): readonly Misfit[] => {
  if (typeof used !== 'object' || typeof offered !== 'object') return [];
  if ('call' in used && 'call' in offered) {
    const call = offered.call.map((taken, index) => (used.call[index] === 'anything' ? 'anything' : taken));
    return findMisfits({ ...offered, call }, used);
  }
  if (!('shape' in used && 'shape' in offered)) return [];
  const passed = (key: string) =>
    used.shape[key] ?? used.shape[`${key}?`] ?? used.shape[key.replace(/\?$/, '')];
  const shape = Object.entries(offered.shape).map(([key, taken]) => [
    key,
    isComparable(passed(key)) ? taken : 'anything',
  ]);
  return findPropMisfits(used, { shape: Object.fromEntries(shape) as Record<string, ValueSchema> });
};
const exportsFit: GateRule['find'] = ({ candidate, host }) =>
  Object.entries(host ? (candidate.contract?.libraries ?? {}) : {}).flatMap(([library, { exports = {} }]) => {
    const given = host?.libraries[library];
    return Object.entries(exports).flatMap(([name, used]) => {
      const offered = given?.exports?.[name];
      return offered === undefined
        ? []
        : findExportMisfits(used, offered).map(({ path, why }) => ({
            who: hostName,
            field: path ? `${name}.${path}` : name,
            message: `${hostName} shares ${library} ${given?.version}: ${path ? `prop ${path} of ${name}` : name} ${why}`,
          }));
    });
  });

const contractSatisfied: GateRule['find'] = ({ candidate, host }) =>
  host && !satisfiesContract(candidate.manifest.contract, host.contract)
    ? [
        {
          who: hostName,
          field: 'contract',
          message: `${hostName} offers contract ${host.contract}, but ${candidate.manifest.contract} is required`,
        },
      ]
    : [];

const everybodyKnown: GateRule['find'] = ({ others, own, host }: GateFacts) => [
  ...(host
    ? []
    : [{ message: 'the deployed host has no contract.json, so the build was not compared with it' }]),
  ...[...others, ...own]
    .filter(({ contract }) => !contract)
    .map((party) => ({
      who: nameOf(party),
      message: `${nameOf(party)} was published without a contract, so only its manifest was compared`,
    })),
];
const recorded: GateRule['find'] = ({ candidate }) =>
  candidate.contract ? [] : [{ message: 'the build has no contract.json; build the remote again' }];

/** The rules for the candidate's needs from the deployed host (PLT-007). */
export const hostRules: readonly GateRule[] = [
  { id: 'contract-recorded', weight: 'refused', find: recorded },
  { id: 'contract-satisfied', weight: 'refused', find: contractSatisfied },
  { id: 'libraries-provided', weight: 'refused', find: librariesProvided },
  { id: 'library-exports-fit', weight: 'refused', find: exportsFit },
  { id: 'host-members-offered', weight: 'refused', find: lacking('service', 'host') },
  { id: 'flags-known', weight: 'refused', find: lacking('flag', 'flags') },
  { id: 'configuration-given', weight: 'refused', find: lacking('configuration key', 'configuration') },
  { id: 'everybody-known', weight: 'warning', find: everybodyKnown },
];
