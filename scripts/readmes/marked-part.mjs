// The part of a document that a program writes, between `<!-- name: … -->` and `<!-- /name -->`.
const markers = (name) => new RegExp(String.raw`(<!-- ${name}:[^\n]*-->\n)([\s\S]*?)(\n?<!-- /${name} -->)`);

export const hasPart = (text, name) => markers(name).test(text);
export const readPart = (text, name) => markers(name).exec(text)?.[2] ?? '';

/** The document with another text in its part. Throws without the two markers. */
export const replacePart = (text, name, content) => {
  if (!hasPart(text, name))
    throw new Error(
      `Found no part “${name}”. Add a line <!-- ${name}: npm run codegen writes this part --> and a line <!-- /${name} -->.`,
    );
  return text.replace(markers(name), (_all, begin) => `${begin}${content}\n<!-- /${name} -->`);
};
