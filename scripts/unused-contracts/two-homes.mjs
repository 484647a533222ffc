// Finds facts with two homes: a flag that is also a configuration key, a number of the programme in a text (D-165).
import ts from 'typescript';
import { compileMessages } from '../../remote-kit/build/messages/messages.mjs';

/** The names `enableMarriott`, `marriottEnabled` and `showMarriott` have the same meaning. */
const subjectOf = (name) =>
  name
    .replace(/^(?:enable|show|is|has|use)(?=[A-Z])/, '')
    .replace(/(?<=[a-z])(?:Enabled|Enable|On|Shown)$/, '')
    .toLowerCase();
const lastOf = (path) => path.slice(path.lastIndexOf('.') + 1);

/** Names that two of the tables share. `tables` maps a kind to its names, which may be paths. */
export const findSharedNames = (tables) => {
  const kinds = Object.keys(tables);
  return kinds.flatMap((kind, index) =>
    kinds
      .slice(index + 1)
      .flatMap((other) =>
        tables[kind].flatMap((name) =>
          tables[other]
            .filter((second) => subjectOf(lastOf(name)) === subjectOf(lastOf(second)))
            .map((second) => `${kind} ${name} and ${other} ${second} say the same. Keep one of them.`),
        ),
      ),
  );
};

/** Kinds of elements of a compiled message. */
const [literal, tag] = [0, 8];
const literalText = (elements) =>
  elements
    .flatMap(({ type, value, children, options }) => {
      if (type === literal) return [value];
      if (type === tag) return [literalText(children)];
      return options ? Object.values(options).map((option) => literalText(option.value)) : [];
    })
    .join(' ');

/** Messages about Stars that contain a number in digits. `messages` maps a location to ids and messages. */
export const findNumbersInMessages = (messages) =>
  Object.entries(messages).flatMap(([location, idToMessage]) =>
    Object.entries(compileMessages(idToMessage, location))
      .map(([id, elements]) => [id, literalText(elements)])
      .filter(([, text]) => /(?<!\p{L})(?:Stars?|Étoiles?)(?!\p{L})/u.test(text) && /\d/.test(text))
      .map(
        ([id, text]) =>
          `${location} ${id}: "${text.trim()}" contains a number of the programme. Pass it as an argument from programmeVersion.`,
      ),
  );

/** Numbers in code that are numbers of the programme. */
export const findNumbersInCode = (files, numbers) => {
  const found = [];
  const visit = (file) => (node) => {
    if (ts.isNumericLiteral(node) && numbers.includes(Number(node.text.replaceAll('_', '')))) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(
        `${file.fileName}:${line + 1}: ${node.text} is a number of the programme. Read it from programmeVersion.`,
      );
    }
    ts.forEachChild(node, visit(file));
  };
  for (const file of files) visit(file)(file);
  return found;
};
