// Renders the pictures that are missing or stale: node pictures/render.mjs [--only ID,ID] [--missing] [--pause-file PATH] [--list] [--encode]
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
import { allRecords, stampOf, versionOf } from './records.mjs';

const folder = import.meta.dirname;
const files = join(folder, 'generated');
const indexPath = join(files, 'index.json');
/**
 * The files of a picture by width in pixels: a chip, a row, a tile, a hero. The first quality (0 is the best) whose file is within the
 * most bytes is taken. WebP of the widest is the source of what cannot be AVIF, such as mails.
 */
const sizes = {
  80: { most: 2 * 1024, qualities: [34, 40, 46] },
  160: { most: 5 * 1024, qualities: [34, 40, 46] },
  320: { most: 12 * 1024, qualities: [28, 34, 40, 46] },
  640: { most: 45 * 1024, qualities: [20, 26, 32, 38, 44], webp: [82, 76, 68, 58, 46] },
};
/** Those of a page's great picture. */
const heroSizes = {
  640: { ...sizes[640], most: 24 * 1024 },
  1280: { most: 45 * 1024, qualities: [22, 28, 34, 40, 46, 52] },
};
const sizesOf = ({ hero }) => (hero ? heroSizes : sizes);
const widths = Object.keys(sizes);
const widest = widths.at(-1);

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    missing: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    encode: { type: 'boolean', default: false },
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

const encodeAvif = (png, { most, qualities }, target) =>
  encodeWithin(most, target, qualities, (quality) =>
    execFileSync(
      'avifenc',
      // Transparency has a quality of its own: a soft shadow shows steps before the product does.
      `-s 3 -y 420 --min ${quality - 4} --max ${quality + 4} --minalpha 16 --maxalpha 32`
        .split(' ')
        .concat(png, target),
      { stdio: 'ignore' },
    ),
  );
const encodeWebp = (png, { most, webp }, target) =>
  encodeWithin(most, target, webp, (quality) =>
    execFileSync('cwebp', `-quiet -m 6 -q ${quality} -alpha_q 100 ${png} -o ${target}`.split(' ')),
  );
/** Writes the files of these widths from a picture of the greatest width. */
const encode = (id, master, work, wanted, limits = sizes) => {
  const flat = python('encode.py', master, work, ...wanted);
  const fileOf = (width, format) => join(files, `${id}-${width}.${format}`);
  const bytes = Object.fromEntries(
    wanted.map((width) => {
      const png = join(work, `${width}.png`);
      const size = limits[width];
      return [
        width,
        {
          avif: encodeAvif(png, size, fileOf(width, 'avif')),
          ...(size.webp && { webp: encodeWebp(png, size, fileOf(width, 'webp')) }),
        },
      ];
    }),
  );
  return { flat, bytes };
};

const inTemporaryFolder = async (run) => {
  const work = mkdtempSync(join(tmpdir(), 'crema-picture-'));
  try {
    return await run(work);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
};
const renderOne = (record) =>
  inTemporaryFolder(async (work) => {
    const master = join(work, 'master.png');
    const jobs = join(work, 'jobs.json');
    const limits = sizesOf(record);
    const own = Object.keys(limits);
    const job = {
      record,
      out: master,
      size: Number(own.at(-1)),
      samples: Number(options.samples),
      threads: Number(options.threads),
    };
    writeFileSync(jobs, JSON.stringify([job]));
    await runBlender(jobs);
    return encode(record.id, master, work, own, limits);
  });

/** Writes the narrow files of a picture again, from its widest one. */
const encodeNarrow = (id, entry) =>
  inTemporaryFolder((work) => {
    const master = join(work, 'master.png');
    execFileSync('dwebp', ['-quiet', join(files, `${id}-${widest}.webp`), '-o', master]);
    const { bytes } = encode(id, master, work, widths.slice(0, -1));
    return { ...entry, bytes: { ...bytes, [widest]: entry.bytes[widest] } };
  });

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
else if (options.encode)
  for (const [id, entry] of Object.entries(readIndex()).filter(
    ([id, { bytes }]) => bytes[widths[0]] && (!ids || ids.includes(id)),
  ))
    writeIndex({ ...readIndex(), [id]: await encodeNarrow(id, entry) });
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
