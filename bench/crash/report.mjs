// The output at the end of a crash run.

const countBy = (rows, keyOf) =>
  Object.entries(Object.groupBy(rows, keyOf)).map(([key, group]) => [key, group.length]);

/** Prints the numbers of requests, stored records and findings: { figures, clean }. */
export const printReport = ({
  database,
  provider,
  processes,
  kills,
  results,
  restarts,
  killedAfter,
  seconds,
  found,
  operations,
}) => {
  const of = (outcome) => results.filter((result) => result.outcome === outcome);
  const deviations = found.checks.reduce((sum, check) => sum + check.deviations, 0);
  const idleKills = killedAfter.filter((done) => done >= operations);
  const figures = {
    database: `${database}, ${provider}, ${processes} process${processes > 1 ? 'es' : ''}`,
    operations: `${results.length} of ${operations} in ${seconds} s`,
    'kill -9': `${restarts.length} of ${kills}, answering again after ${restarts.join(', ')} ms`,
    'killed after': `${killedAfter.join(', ')} operations`,
    acknowledged: of('placed').length,
    stored: found.stored,
    missing: found.missing.length,
    'stored otherwise than acknowledged': found.different.length,
    'refused for good': of('refused').length,
    'refused, and stored': found.unexpected.length,
    'gone before the reply': `${of('gone').length}, ${found.gonePlaced} of them placed`,
    'answered wrongly': of('wrong').length,
    'wallet changes acknowledged': of('done').length,
    'wallet changes refused for the state of their cards': of('refused for its state').length,
    'promised, and not once in the ledger': found.unbooked.length,
    'orders handed over': new Set(results.flatMap(({ pickedUp = [] }) => pickedUp)).size,
    'left at the bank': of('left at the bank').length,
    'auto reloads': found.autoReloads,
    'deviations of money added up': found.money.length,
    'deviations of Stars added up': found.stars.length,
    'left undecided or held': Object.entries(found.open)
      .map(([name, count]) => `${count} ${name}`)
      .join(', '),
    unknown: of('unknown').length,
    'orders canceled': results.filter(({ isCanceled }) => isCanceled).length,
    'payments taken back by the bank': of('disputed').length,
    'deviations of our records and the provider, payment by payment': found.sides.length,
    ...found.figures,
    'receipts mailed': `${found.stored - found.unmailed} (${found.mails} mails)`,
    deviations,
  };
  console.log(`\n| crash run | |\n|---|---|`);
  for (const [name, figure] of Object.entries(figures)) console.log(`| ${name} | ${figure} |`);
  console.log('\n| check | rows | deviations |\n|---|---|---|');
  for (const { name, rows, deviations: count } of found.checks)
    console.log(`| ${name} | ${rows} | ${count} |`);
  for (const { name, examples } of found.checks)
    for (const { subject, found: what } of examples) console.log(`✗ ${name}: ${subject}: ${what}`);
  for (const { operation, orderId, outcome, saw } of [...of('wrong'), ...of('unknown')])
    console.log(`✗ ${operation} ${orderId}: ${outcome}, ${saw}`);
  for (const deviation of [...found.money, ...found.stars, ...found.sides]) console.log(`✗ ${deviation}`);
  for (const name of ['missing', 'different', 'unexpected'])
    for (const orderId of found[name]) console.log(`✗ ${name}: ${orderId}`);
  for (const promise of found.unbooked) console.log(`✗ not in the ledger as answered: ${promise}`);
  console.log(
    `\nby operation: ${countBy(results, ({ operation }) => operation)
      .map(([name, n]) => `${name} ${n}`)
      .join(', ')}`,
  );
  const clean =
    deviations +
      found.missing.length +
      found.different.length +
      found.unexpected.length +
      found.unmailed +
      found.unbooked.length +
      found.money.length +
      found.stars.length +
      found.sides.length ===
      0 &&
    Object.values(found.open).every((count) => count === 0) &&
    found.mails === found.stored + found.otherMails &&
    of('wrong').length + of('unknown').length === 0 &&
    results.length === operations &&
    restarts.length === kills &&
    idleKills.length === 0;
  if (idleKills.length)
    console.log(
      `✗ ${idleKills.length} kills came after the last operation: they prove nothing; run more operations or fewer kills`,
    );
  console.log(clean ? '\nno order, no cent and no Star is lost or doubled' : '\nNOT CLEAN');
  return { figures, clean };
};
