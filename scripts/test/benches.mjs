// Runs a short form of each bench that a promise rests on, so that none of them stops working unseen: `npm run test:all` does
// (`node scripts/test/benches.mjs --only hostile,faults` some). A bench of facts fails when a fact is wrong; a bench of times fails only when it breaks off, because one
// short run on a busy machine says nothing about speed. Exit code 1 when one failed.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { readOptions } from '../../bench/options.mjs';
import { node, root } from '../packages.mjs';

/** `bench/run.mjs` ends with 1 for a wrong fact or a missed goal, and with 2 for a bench that broke off. */
const missedGoal = 1;
const limitMs = 12 * 60_000;

const crash = ['--operations', '150', '--minutes', '8'];
const stripe = ['--provider', 'stripe'];
/** The other process runs on while one starts again: a second kill could come after the last operation. */
const onPostgres = ['--database', 'postgres', '--kills', '1'];
const shortForms = [
  { name: 'hostile', measures: 'facts', args: [] },
  { name: 'faults', measures: 'facts', args: ['--remote', 'mfe-gift'] },
  { name: 'crash', measures: 'facts', args: [...crash, '--kills', '2'] },
  { name: 'crash', measures: 'facts', args: [...crash, ...stripe, '--kills', '2'] },
  { name: 'crash', measures: 'facts', args: [...crash, ...stripe, ...onPostgres] },
  { name: 'skew', measures: 'facts', args: [] },
  { name: 'release', measures: 'times', args: ['--runs', '1'] },
  { name: 'navigate', measures: 'times', args: ['--runs', '1', '--network', 'free', '--only', '/ → /menu'] },
  { name: 'inp', measures: 'times', args: ['--runs', '1'] },
  { name: 'page', measures: 'times', args: ['--runs', '1'] },
];

const runShort = ({ name, args }) =>
  new Promise((resolve) => {
    console.log(`\n== ${name} ${args.join(' ')}`);
    const child = spawn(node, [join(root, 'bench', 'run.mjs'), name, ...args], {
      cwd: root,
      stdio: 'inherit',
    });
    const timer = setTimeout(() => child.kill(), limitMs);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve(code);
    });
  });

const { only } = readOptions(process.argv.slice(2), { texts: ['only'] });
const chosen = shortForms.filter(({ name }) => !only || only.split(',').includes(name));
const rows = [];
for (const form of chosen) {
  const start = performance.now();
  const code = await runShort(form);
  const holds = code === 0 || (code === missedGoal && form.measures === 'times');
  rows.push({
    bench: [form.name, ...form.args].join(' '),
    holds,
    code,
    seconds: Math.round((performance.now() - start) / 1000),
  });
}
console.table(rows);
process.exit(rows.length > 0 && rows.every(({ holds }) => holds) ? 0 : 1);
