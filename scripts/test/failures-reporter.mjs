// A reporter of Node's test runner: one JSON line for each failed test, with its file, so that the file can be repeated, and its
// title after those of its groups.

/** A group fails with its tests and is not a failure of its own. */
const isOwnFailure = ({ details }) => details?.error?.failureType !== 'subtestsFailed';

export default async function* failures(source) {
  /** The names of the open groups of each file. */
  const namesOf = new Map();
  for await (const { type, data } of source) {
    if (type === 'test:start') {
      const names = (namesOf.get(data.file) ?? []).slice(0, data.nesting);
      namesOf.set(data.file, [...names, data.name]);
    }
    if (type !== 'test:fail' || !isOwnFailure(data)) continue;
    const { error } = data.details;
    const groups = (namesOf.get(data.file) ?? []).slice(0, data.nesting);
    const title = [...groups, data.name].join(' › ');
    const message = String(error?.cause?.message ?? error?.cause ?? error?.message ?? '');
    yield `${JSON.stringify({ file: data.file ?? data.name, title, error: message })}\n`;
  }
}
