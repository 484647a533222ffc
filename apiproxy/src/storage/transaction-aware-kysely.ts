import { Kysely, type TransactionBuilder } from 'kysely';
import { asOneTransaction } from './limited-pool.ts';

/** Kysely that marks its transactions, so that the pool can detect a nested acquire. */
export class TransactionAwareKysely<Tables> extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    return marked(super.transaction());
  }
}

const marked = <Tables>(builder: TransactionBuilder<Tables>): TransactionBuilder<Tables> => {
  const execute = builder.execute.bind(builder);
  const isolate = builder.setIsolationLevel.bind(builder);
  return Object.assign(builder, {
    execute: ((work) => asOneTransaction(() => execute(work))) as typeof builder.execute,
    setIsolationLevel: ((level) => marked(isolate(level))) as typeof builder.setIsolationLevel,
  });
};
