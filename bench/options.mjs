// The options of a bench's command line. An unknown option and a figure that is not a whole number are errors.
import { parseArgs } from 'node:util';

const readFigure = (name, text) => {
  const figure = Number(text);
  if (!Number.isInteger(figure) || figure < 0)
    throw new Error(`--${name}: found ${text}, expected a whole number`);
  return figure;
};

/** `figures` maps an option to its default; `texts` and `switches` list the names of options. */
export const readOptions = (args, { figures = {}, texts = [], switches = [] }) => {
  const typed = (names, type) => names.map((name) => [name, { type }]);
  const { values } = parseArgs({
    args,
    options: Object.fromEntries([
      ...typed([...texts, ...Object.keys(figures)], 'string'),
      ...typed(switches, 'boolean'),
    ]),
  });
  const read = Object.entries(figures).map(([name, otherwise]) => [
    name,
    readFigure(name, values[name] ?? otherwise),
  ]);
  return { ...values, ...Object.fromEntries(read) };
};
