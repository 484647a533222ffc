import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import { showValue, type Fault } from '../fault.ts';
import type { LocatedRow, ReadFile } from './located-rows.ts';

/** Finds the line of an offset. */
const lineFinder = (text: string): ((offset: number) => number) => {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
};

interface JsonFile {
  readonly file: string;
  readonly lineOf: (offset: number) => number;
}

/** Of two equal fields JSON keeps the last one: which is meant is not guessed. */
const repeatedFields = (node: Node, { file, lineOf }: JsonFile): readonly Fault[] => {
  const below = (node.children ?? []).flatMap((child) => repeatedFields(child, { file, lineOf }));
  if (node.type !== 'object') return below;
  const seen = new Set<unknown>();
  const own = (node.children ?? []).flatMap(({ children: [name] = [] }) => {
    if (!name || !seen.has(name.value)) {
      seen.add(name?.value);
      return [];
    }
    const column = String(name.value);
    return [
      {
        file,
        line: lineOf(name.offset),
        column,
        value: column,
        right: 'A row has each field once. Delete one of them.',
      },
    ];
  });
  return [...own, ...below];
};

const locate = (node: Node, { lineOf }: JsonFile): LocatedRow => ({
  value: getNodeValue(node) as LocatedRow['value'],
  unread: new Set(),
  placeOf: (path) => {
    const segments = path.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    const found = path.length > 0 ? findNodeAtLocation(node, segments) : undefined;
    return { line: lineOf((found ?? node).offset), column: path.join('.') };
  },
});

const syntaxFault = (
  { error, offset, length }: ParseError,
  text: string,
  { file, lineOf }: JsonFile,
): Fault => ({
  file,
  line: lineOf(offset),
  column: '',
  value: showValue(text.slice(offset, offset + length)),
  right: `This is not JSON (${printParseErrorCode(error)}). Correct it, and check again: faults behind it are not seen.`,
});

/** Reads a file that is a JSON list of rows. */
export const readJson = (file: string, text: string): ReadFile => {
  const errors: ParseError[] = [];
  const json: JsonFile = { file, lineOf: lineFinder(text) };
  const root = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  if (first) return { file, rows: [], faults: [syntaxFault(first, text, json)] };
  if (root?.type !== 'array')
    return {
      file,
      rows: [],
      faults: [
        { file, line: 1, column: '', value: '', right: 'The file is a list of rows: [ { … }, { … } ].' },
      ],
    };
  const nodes = root.children ?? [];
  const faults = nodes.flatMap((node) =>
    node.type === 'object'
      ? repeatedFields(node, json)
      : [
          {
            file,
            line: json.lineOf(node.offset),
            column: '',
            value: showValue(node.value),
            right: 'A row is an object: { … }.',
          },
        ],
  );
  return {
    file,
    rows: nodes.filter(({ type }) => type === 'object').map((node) => locate(node, json)),
    faults,
  };
};

/** Reads a file that is one JSON object, as `shop.json`. */
export const readJsonObject = (file: string, text: string): ReadFile => {
  const isObject = text.trimStart().startsWith('{');
  return isObject
    ? readJson(file, `[${text}]`)
    : {
        file,
        rows: [],
        faults: [
          { file, line: 1, column: '', value: showValue(text), right: 'The file is one object: { … }.' },
        ],
      };
};
