import { satisfiesContract } from '@crema/shared-contracts';
import { hostName, nameOf, type GateFacts, type GateRule, type Remark } from './gate-facts.ts';
import { satisfiesRange } from './version.rules.ts';

const lacking =
  (what: string, key: 'flags' | 'host' | 'configuration'): GateRule['find'] =>
  ({ candidate, host }) =>
    host
      ? (candidate.contract?.[key] ?? [])
          .filter((name) => !host[key].includes(name))
          .map((name) => ({ who: hostName, field: name, message: `${hostName} has no ${what} ${name}` }))
      : [];

const librariesProvided: GateRule['find'] = ({ candidate, host }) =>
  Object.entries(host ? (candidate.contract?.libraries ?? {}) : {}).flatMap(
    ([library, { version, names = [] }]) => {
      const given = host?.libraries[library];
      const remark = (message: string): Remark => ({ who: hostName, field: library, message });
      if (!given) return [remark(`${hostName} does not share ${library} (${version} is required)`)];
      if (!satisfiesRange(version, given.version))
        return [remark(`${hostName} shares ${library} ${given.version}, but ${version} is required`)];
      return names
        .filter((name) => given.names && !given.names.includes(name))
        .map((name) => remark(`${hostName} shares ${library} ${given.version} without ${name}`));
    },
  );

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

/** What the candidate needs from the deployed host (PLT-007). */
export const hostRules: readonly GateRule[] = [
  { id: 'contract-recorded', weight: 'refused', find: recorded },
  { id: 'contract-satisfied', weight: 'refused', find: contractSatisfied },
  { id: 'libraries-provided', weight: 'refused', find: librariesProvided },
  { id: 'host-members-offered', weight: 'refused', find: lacking('service', 'host') },
  { id: 'flags-known', weight: 'refused', find: lacking('flag', 'flags') },
  { id: 'configuration-given', weight: 'refused', find: lacking('configuration key', 'configuration') },
  { id: 'everybody-known', weight: 'warning', find: everybodyKnown },
];
