/** Invalid input of a generator, which has written nothing. */
export class GeneratorError extends Error {}

/** Runs a generator. A GeneratorError is printed as one line with exit code 1; other errors are bugs and are thrown. */
export const runGenerator = async (usage, generate) => {
  try {
    if (process.argv.includes('--help')) console.log(usage);
    else await generate();
  } catch (cause) {
    const isUsage = cause.code?.startsWith('ERR_PARSE_ARGS');
    if (!isUsage && !(cause instanceof GeneratorError)) throw cause;
    console.error(isUsage ? `${cause.message}\n\n${usage}` : cause.message);
    process.exitCode = 1;
  }
};
