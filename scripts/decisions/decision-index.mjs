// The text of docs/decisions/README.md.
import { subjects } from './read-decision.mjs';

const intro = `# Decisions

What was chosen where more than one way was open, and why: one current text for each question, half a page at most. \`npm run codegen\` writes this
page from the front matter of the files.

- Change the text when the decision changes: it says how things are now, git keeps what was. A question that another text answers is folded
  into it: delete the file, add its number to \`folds\`, and correct the references that \`npm run verify\` names.
- A new decision takes the next free number: context, decision, consequences. Tables of facts and figures belong to the other documents.`;

const row = ({ number, name, title, status, summary }) =>
  `| [${number}](${name}) | ${title}${status === 'current' ? '' : ` (${status})`} | ${summary} |`;

/** The index by subject, and where the numbers of folded decisions lead. */
export const writeIndex = (decisions) => {
  const parts = Object.entries(subjects).map(([subject, heading]) => {
    const rows = decisions.filter((decision) => decision.subject === subject).map(row);
    return [`## ${heading}`, '', '| | decision | in one line |', '| --- | --- | --- |', ...rows].join('\n');
  });
  const folded = decisions
    .flatMap(({ number, name, folds }) => folds.map((old) => `${old} → [${number}](${name})`))
    .sort();
  const foldedPart = `## Folded numbers\n\nEarlier commits name decisions whose text is part of another one now: ${folded.join(', ')}.`;
  return `${[intro, ...parts, foldedPart].join('\n\n')}\n`;
};
