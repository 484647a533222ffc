// Rules for the contents of the files of a build: libraries once, and no GraphQL syntax tree before the content of a page.

/** A text of Formik's reducer, which its importers do not contain. */
const formik = 'SUBMIT_ATTEMPT';
/** A document that is sent by its hash has no definitions. */
const syntaxTree = 'kind:"Document",definitions:[{';
/** The pages of these remotes have no store. */
const withoutStore = ['mfe-gift'];
const storeLibraries = ['@reduxjs/toolkit', 'react-redux', 'redux-observable', 'rxjs'];

/** `texts`: [{ name, file, text }]. `pages`: [{ name, path, files, libraries }] with the first files of each page. */
export const contentFaults = (texts, pages) => {
  const holders = texts
    .filter(({ text }) => text.includes(formik))
    .map(({ name, file }) => `${name}/${file}`);
  const trees = new Set(
    texts.filter(({ text }) => text.includes(syntaxTree)).map(({ name, file }) => `${name}/${file}`),
  );
  return [
    ...(holders.length === 1
      ? []
      : [`Formik: found in ${holders.join(', ') || 'no file'}, expected it in one file.`]),
    ...pages.flatMap(({ name, path, files }) =>
      files
        .filter((file) => trees.has(`${name}/${file}`))
        .map(
          (file) =>
            `${path}: ${name}/${file} contains a GraphQL syntax tree, expected the hash of the document.`,
        ),
    ),
    ...pages
      .filter(({ name }) => withoutStore.includes(name))
      .flatMap(({ path, libraries }) =>
        libraries
          .filter((library) => storeLibraries.includes(library))
          .map((library) => `${path}: ${library} is among its first files, expected no store.`),
      ),
  ];
};
