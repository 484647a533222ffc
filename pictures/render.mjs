// Renders the pictures that are missing or stale: node pictures/render.mjs [--only ID,ID] [--missing] [--pause-file PATH]
// See pictures/README.md. Debian's packages: blender, python3-opencv, libavif-bin, webp.
import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { allRecords, hashOf } from './records.mjs';

const folder = import.meta.dirname;
const files = join(folder, 'generated');
const indexPath = join(files, 'index.json');
const widths = [320, 640];
/** The most bytes of a file, by width: a tile and a hero (docs/decisions/040). */
const limits = { 320: 12 * 1024, 640: 45 * 1024 };
const versions = JSON.parse(readFileSync(join(folder, 'versions.json'), 'utf8'));

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    missing: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    samples: { type: 'string', default: '96' },
    threads: { type: 'string', default: '2' },
    'pause-file': { type: 'string' },
  },
});

const readIndex = () => (existsSync(indexPath) ? JSON.parse(readFileSync(indexPath, 'utf8')) : {});
const writeIndex = (index) => {
  const sorted = Object.fromEntries(Object.entries(index).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(`${indexPath}.draft`, `${JSON.stringify(sorted, null, 2)}\n`);
  renameSync(`${indexPath}.draft`, indexPath);
};

/** Item before kind: the version of croissants does not make cookies stale. */
const versionOf = ({ kind, item }) => versions[item] ?? versions[kind];
const stampOf = (record) => `${hashOf(record)}.${versionOf(record)}`;

const isPaused = () => options['pause-file'] !== undefined && existsSync(options['pause-file']);

/** Runs Blender at the lowest priority. While the pause file exists, the process is stopped; it continues afterwards. */
const runBlender = (jobs) =>
  new Promise((resolve, reject) => {
    const child = spawn(
      'nice',
      ['-n', '19', 'blender', '-b', '--python', join(folder, 'main.py'), '--', jobs],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    // Linux divides the processor among sessions first: without this, nice counts only against what the same terminal runs.
    const group = `/proc/${child.pid}/autogroup`;
    if (existsSync(group)) writeFileSync(group, '19');
    let output = '';
    let isStopped = false;
    const collect = (part) => (output += part);
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const timer = setInterval(() => {
      if (isPaused() === isStopped) return;
      isStopped = !isStopped;
      child.kill(isStopped ? 'SIGSTOP' : 'SIGCONT');
    }, 1000);
    child.on('error', reject);
    child.on('close', () => {
      clearInterval(timer);
      if (/^DONE /m.test(output)) resolve();
      else
        reject(
          new Error(
            `Blender rendered no picture. Its last lines:\n${output.trim().split('\n').slice(-12).join('\n')}`,
          ),
        );
    });
  });

const python = (script, ...args) =>
  execFileSync('/usr/bin/python3', [join(folder, script), ...args], { encoding: 'utf8' }).trim();

/** The highest quality whose file is within the limit. */
const encodeWithin = (limit, target, qualities, encode) => {
  for (const quality of qualities) {
    encode(quality);
    if (statSync(target).size <= limit) return statSync(target).size;
  }
  throw new Error(
    `${target} is larger than ${limit} bytes in the lowest quality. Lower the qualities in pictures/render.mjs.`,
  );
};

const encode = (id, master, work) => {
  const flat = python('encode.py', master, work, ...widths.map(String));
  const bytes = {};
  for (const width of widths) {
    const png = join(work, `${width}.png`);
    const webp = join(files, `${id}-${width}.webp`);
    const avif = join(files, `${id}-${width}.avif`);
    bytes[width] = {
      avif: encodeWithin(limits[width], avif, [20, 26, 32, 38, 44], (q) =>
        execFileSync(
          'avifenc',
          [
            '-s',
            '3',
            '-y',
            '420',
            '--min',
            `${q - 4}`,
            '--max',
            `${q + 4}`,
            '--minalpha',
            '12',
            '--maxalpha',
            '28',
            png,
            avif,
          ],
          { stdio: 'ignore' },
        ),
      ),
      webp: encodeWithin(limits[width], webp, [82, 76, 68, 58, 46], (q) =>
        execFileSync('cwebp', ['-quiet', '-m', '6', '-q', `${q}`, '-alpha_q', '100', png, '-o', webp]),
      ),
    };
  }
  return { flat, bytes };
};

const renderOne = async (record) => {
  const work = mkdtempSync(join(tmpdir(), 'crema-picture-'));
  try {
    const master = join(work, 'master.png');
    const jobs = join(work, 'jobs.json');
    const job = {
      record,
      out: master,
      size: Math.max(...widths),
      samples: Number(options.samples),
      threads: Number(options.threads),
    };
    writeFileSync(jobs, JSON.stringify([job]));
    await runBlender(jobs);
    return encode(record.id, master, work);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
};

const ids = options.only?.split(',');
const due = (index) =>
  allRecords().filter((record) => {
    if (versionOf(record) === undefined) return false;
    const entry = index[record.id];
    if (ids) return ids.includes(record.id) && entry?.record !== stampOf(record);
    return options.missing ? !entry : entry?.record !== stampOf(record);
  });

mkdirSync(files, { recursive: true });
const records = due(readIndex());
if (ids) records.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
if (options.list) for (const { id } of records) console.log(id);
else
  for (const [at, record] of records.entries()) {
    while (isPaused()) await sleep(1000);
    const start = Date.now();
    try {
      const { flat, bytes } = await renderOne(record);
      writeIndex({
        ...readIndex(),
        [record.id]: { record: stampOf(record), samples: Number(options.samples), flat, bytes },
      });
      console.log(
        `${at + 1}/${records.length} ${record.id} ${((Date.now() - start) / 1000).toFixed(0)} s ${JSON.stringify(bytes)}`,
      );
    } catch (error) {
      console.error(`${record.id}: ${error.message}`);
      process.exitCode = 1;
    }
  }
