// A reporter of Node's test runner: one JSON line for each failed test, with its file, so that the file can be repeated.

/** A group fails with its tests and is not a failure of its own. */
const isOwnFailure = ({ details }) => details?.error?.failureType !== 'subtestsFailed';

export default async function* failures(source) {
  for await (const { type, data } of source) {
    if (type !== 'test:fail' || !isOwnFailure(data)) continue;
    const { error } = data.details;
    const message = String(error?.cause?.message ?? error?.cause ?? error?.message ?? '');
    yield `${JSON.stringify({ file: data.file ?? data.name, title: data.name, error: message })}\n`;
  }
}
