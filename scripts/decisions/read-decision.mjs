// Reads a decision: its front matter, and the text below its heading.
const frontMatter = /^---\n([\s\S]*?)\n---\n\n# (.*)\n\n([\s\S]*)$/;

/** The subjects of the index, in its order. */
export const subjects = {
  tools: 'Tools, builds and tests',
  composition: 'Composition and releases',
  pages: 'Rendering and speed of pages',
  host: 'The host and its services',
  server: 'Server and data',
  input: 'Input, browsers and limits',
  ordering: 'Orders',
  stores: 'Stores and map',
  wallet: 'Cards and payments',
  gifts: 'Gifts',
  rewards: 'Stars, offers and partners',
  account: 'Accounts, sign-in and privacy',
  engagement: 'Home, check-in and mails',
};

/** YAML wants quotes around a text with a colon, or one that begins with a sign. */
const unquote = (value) => value.replace(/^'(.*)'$/, (_all, text) => text.replaceAll("''", "'"));
/** A value that YAML would read otherwise than it looks. */
const needsQuotes = (value) => /^[`'"@&*!%>|{[\]?-]|: | #|:$/.test(value) && !/^'.*'$/.test(value);

/** The fields of a decision, or undefined for a file without front matter, heading or text. `folds`: numbers that this text replaces. */
export const readDecision = (name, text) => {
  const [, head, heading, body] = frontMatter.exec(text) ?? [];
  if (body === undefined) return undefined;
  const fields = Object.fromEntries(
    head.split('\n').map((line) => {
      const [key, ...value] = line.split(': ');
      return [key, unquote(value.join(': ').trim())];
    }),
  );
  return {
    name,
    number: name.slice(0, 3),
    ...fields,
    folds: fields.folds ? fields.folds.split(', ') : [],
    heading,
    unquoted: head.split('\n').filter((line) => needsQuotes(line.slice(line.indexOf(': ') + 2))),
    words: body.split(/\s+/).filter(Boolean).length,
  };
};
