// The rules of decisions and of references to them.
import { subjects } from './read-decision.mjs';

/** Half a printed page. */
export const mostWords = 350;
const fields = ['title', 'date', 'subject', 'status', 'summary'];
const replaced = /^replaced by (\d{3})$/;
/** “decision 037”, “decisions 037 and 066”, “decisions/037-server-rendering.md”, “docs/decisions/032, 037”. */
const reference = /decisions?(?:\s|\/)(\d{3}(?!\d)(?:-[\w-]+\.md)?(?:(?:,| and|, and) \d{3}(?!\d))*)/gi;
/** A link from one decision to another. */
const neighbour = /\]\((\d{3}-[\w-]+\.md)/g;

const faultsOf = (decision) => {
  const missing = fields.filter((field) => !decision[field]);
  if (missing.length > 0) return [`the front matter lacks ${missing.join(', ')}`];
  const { title, date, subject, status, heading, number, unquoted, words } = decision;
  return [
    ...unquoted.map((line) => `write the value in single quotes: ${line}`),
    heading !== `${number} ${title}` && `found the heading “${heading}”, expected “${number} ${title}”`,
    !/^\d{4}-\d\d-\d\d$/.test(date) && `found the date ${date}, expected YYYY-MM-DD`,
    !(subject in subjects) &&
      `found the subject ${subject}, expected one of ${Object.keys(subjects).join(', ')}`,
    status !== 'current' &&
      !replaced.test(status) &&
      `found the status “${status}”, expected “current” or “replaced by NNN”`,
    words > mostWords &&
      `has ${words} words, expected at most ${mostWords}. Shorten it, or move its tables into another document`,
  ].filter(Boolean);
};

/** One sentence for each fault of a decision itself. `read`: { path, decision } each; a file without front matter has no decision. */
export const judgeDecisions = (read) =>
  read.flatMap(({ path, decision }) =>
    (decision ? faultsOf(decision) : ['found no front matter, heading and text below it']).map(
      (fault) => `${path}: ${fault}.`,
    ),
  );

/** The numbers and names that a text refers to. */
const referencesIn = (path, text) => [
  ...[...text.matchAll(reference)].flatMap(([, list]) => list.split(/, and | and |, /)),
  ...(path.startsWith('docs/decisions/') ? [...text.matchAll(neighbour)].map(([, name]) => name) : []),
];

const answerFor = (decisions) => {
  const current = new Map(decisions.map((decision) => [decision.number, decision]));
  const folded = new Map(decisions.flatMap(({ number, folds }) => folds.map((old) => [old, number])));
  return (target) => {
    const number = target.slice(0, 3);
    const decision = current.get(number);
    if (folded.has(number)) return `decision ${number} is part of ${folded.get(number)} now`;
    if (!decision) return `there is no decision ${number}`;
    const [, by] = replaced.exec(decision.status ?? '') ?? [];
    if (by) return `decision ${number} is replaced by ${by}`;
    if (target.length > 3 && target !== decision.name) return `decision ${number} is ${decision.name}`;
    return undefined;
  };
};

/** One sentence for each reference that leads to no current decision. `files`: { path, text } each. */
export const judgeReferences = (files, decisions) => {
  const answer = answerFor(decisions);
  return files.flatMap(({ path, text }) =>
    [...new Set(referencesIn(path, text))].flatMap((target) => {
      const fault = answer(target);
      return fault ? [`${path}: ${fault}. Correct the reference.`] : [];
    }),
  );
};
