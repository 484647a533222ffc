// Finds the errors in the declared contracts, and formats the list of those that are not used yet.

/**
 * A contract is { kind, name, owner, lacks, reserved? }: `lacks` names the missing uses, `reserved` the future user and
 * the rows of the specification. Returns the list by owner and the problems.
 */
export const judge = (contracts) => {
  const unused = contracts.filter(({ lacks }) => lacks.length > 0);
  const problems = [
    ...unused
      .filter(({ reserved }) => !reserved)
      .map(
        ({ kind, name, lacks }) =>
          `${kind} ${name}: ${lacks.join(', ')}, and no row of the specification is stated. Delete it, or write above it "Not used yet: <package>, <row>."`,
      ),
    ...contracts
      .filter(({ lacks, reserved }) => reserved && lacks.length === 0)
      .map(
        ({ kind, name, reserved }) =>
          `${kind} ${name}: it is used, but its comment says "Not used yet: ${reserved.owner}, ${reserved.rows.join(', ')}." Delete that sentence.`,
      ),
  ];
  return { unused: unused.filter(({ reserved }) => reserved), problems };
};

/** One line per contract, under the package that will use it. */
export const listByOwner = (unused) => {
  const byOwner = Object.groupBy(unused, ({ reserved }) => reserved.owner);
  return Object.keys(byOwner)
    .sort()
    .flatMap((owner) => [
      `${owner}: ${byOwner[owner].length}`,
      ...byOwner[owner].map(
        ({ kind, name, lacks, reserved }) =>
          `  ${reserved.rows.join(', ')}  ${kind} ${name} (${lacks.join(', ')})`,
      ),
    ]);
};
