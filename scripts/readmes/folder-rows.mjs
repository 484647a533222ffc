// A row for each folder of a package. Its description is written by hand and kept, unless the code has one.
const row = /^\| `([^`]+\/)` \| (.*) \|$/;

/** folder → description, from the rows that are there. */
const descriptionsIn = (part) =>
  new Map(part.split('\n').flatMap((line) => (row.exec(line) ? [row.exec(line).slice(1)] : [])));

/** The table of `folders`, and those without a description. `fromCode`: folder → description, where the code has one. */
export const writeFolders = (folders, part, fromCode = new Map()) => {
  const kept = descriptionsIn(part);
  const rows = folders.map((folder) => [folder, fromCode.get(folder) ?? kept.get(folder) ?? '']);
  return {
    text: [
      '| folder | what |',
      '| --- | --- |',
      ...rows.map(([folder, text]) => `| \`${folder}\` | ${text} |`),
    ].join('\n'),
    undescribed: rows.filter(([, text]) => text === '').map(([folder]) => folder),
  };
};

/** The comment above the export of a module of the server. */
export const readModuleComment = (source) =>
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+: ServerModule/
    .exec(source)?.[1]
    .split('\n')
    .map((line) => line.trim().replace(/^\*/, '').trim())
    .filter(Boolean)
    .join(' ');
