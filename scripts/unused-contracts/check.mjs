// Lists the declared contracts that no code uses yet, by owner. It fails for contracts that no row of the
// specification names, and for facts with two homes (D-165). `node scripts/unused-contracts/check.mjs`
import { judge, listByOwner } from './judge.mjs';
import { readConfigurationKeys, readProgramme } from './key-contracts.mjs';
import { openProgram } from './program.mjs';
import { readRemoteContracts } from './remote-contracts.mjs';
import { readErrorCodes, readVariables } from './server-contracts.mjs';
import { findFactsWithTwoHomes } from './facts.mjs';

const program = openProgram();
const contracts = [
  ...readConfigurationKeys(program),
  ...readProgramme(program),
  ...readRemoteContracts(program),
  ...readErrorCodes(program),
  ...(await readVariables()),
];
const { unused, problems } = judge(contracts);
const facts = findFactsWithTwoHomes(contracts);
for (const line of listByOwner(unused)) console.log(line);
console.log(
  `unused contracts: ${unused.length} of ${contracts.length}, each named by a row of the specification`,
);
for (const problem of [...problems, ...facts]) console.error(problem);
process.exitCode = problems.length + facts.length > 0 ? 1 : 0;
