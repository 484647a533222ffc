/** What a generator says no to; nothing has been written. */
export class Refusal extends Error {}

/** Runs a generator: a refusal is one line and exit code 1, anything else is a fault of ours. */
export const runGenerator = async (usage, generate) => {
  try {
    if (process.argv.includes('--help')) console.log(usage);
    else await generate();
  } catch (cause) {
    const isUsage = cause.code?.startsWith('ERR_PARSE_ARGS');
    if (!isUsage && !(cause instanceof Refusal)) throw cause;
    console.error(isUsage ? `${cause.message}\n\n${usage}` : cause.message);
    process.exitCode = 1;
  }
};
