// The figures of a run, and of earlier runs in the same file: { kind: { page: [{ figures, bare }] } }. A page's figures keep those
// of the bare page of the same round, because only their ratio is the same on a faster machine.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { median } from '../servers.mjs';
import { auditGoals, findMisses, memberGoals, visitGoals } from './goals.mjs';
import { isMemberPage } from './pages.mjs';

const goalsOf = (kind, page) => {
  if (kind === 'visits') return visitGoals;
  return isMemberPage(page) ? memberGoals : auditGoals;
};

/** The median of each figure that every run has measured. */
export const mediansOf = (list) =>
  Object.fromEntries(
    Object.keys(list[0] ?? {})
      .filter((key) => list.every((figures) => typeof figures[key] === 'number'))
      .map((key) => [key, Number(median(list.map((figures) => figures[key])).toFixed(3))]),
  );

/** Adds the entries of a run to those in the file. */
export const mergeRecords = (before, now) => {
  const merged = structuredClone(before);
  for (const [kind, pages] of Object.entries(now)) {
    merged[kind] ??= {};
    for (const [page, entries] of Object.entries(pages))
      merged[kind][page] = [...(merged[kind][page] ?? []), ...entries];
  }
  return merged;
};
/** Adds the entries to the file, and returns all that it contains then. Without a file, returns the entries. */
export const keepRecord = (file, entries) => {
  if (!file) return entries;
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const merged = mergeRecords(before, entries);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(merged, null, 1));
  return merged;
};

const rowOf = (entries) => ({ runs: entries.length, ...mediansOf(entries.map(({ figures }) => figures)) });
const bareOf = (entries) => mediansOf(entries.map(({ bare }) => bare));
const failedAudits = (entries) => [...new Set(entries.flatMap(({ figures }) => figures.failed ?? []))];

/** Kind → page → medians, the bare page included; the goals that are missed; the audits that failed. */
export const summarise = (record, bareName) => {
  const tables = {};
  const misses = [];
  const failed = [];
  for (const [kind, pages] of Object.entries(record)) {
    tables[kind] = {
      [bareName]: rowOf(
        Object.values(pages)
          .flat()
          .map(({ bare }) => ({ figures: bare })),
      ),
    };
    for (const [page, entries] of Object.entries(pages)) {
      tables[kind][page] = rowOf(entries);
      misses.push(
        ...findMisses(goalsOf(kind, page), `${page} (${kind})`, tables[kind][page], bareOf(entries)),
      );
      for (const audit of failedAudits(entries)) failed.push({ page, kind, audit });
    }
  }
  return { tables, misses, failed };
};
