// The payments of a crash run through the sandbox, which is a part of the server.
import { decideAtBank } from '../bank-page.mjs';
import { tokenFor } from '../requests.mjs';

export const readSandboxPayments = ({ db }) =>
  db.selectFrom('sandbox_payment').select(['reference', 'state', 'amount_minor', 'refunded_minor']).execute();

/** See stripe.mjs for the same functions. */
export const startSandbox = async () => ({
  env: {},
  operations: [],
  begin: () => {},
  takeToken: (ask, number) =>
    ask(undefined, tokenFor(number), (reply) => reply.status === 200 && reply.json().paymentInstrumentToken),
  decideAtBank,
  isQuiet: () => true,
  calm: () => {},
  setAhead: () => {},
  readPayments: readSandboxPayments,
  findDeviations: async () => [],
  figures: async () => ({}),
  stop: () => {},
});
