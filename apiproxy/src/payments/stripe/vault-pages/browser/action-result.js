/** @typedef {'asking' | 'done' | 'declined' | 'over' | 'failed'} ActionState */

/** Errors after which the question is still open. */
const passing = ['api_connection_error', 'api_error', 'rate_limit_error'];

/**
 * The state of the page once Stripe's script has asked the bank's question.
 * @param {{ type: string, code?: string | undefined } | undefined} error
 * @returns {ActionState}
 */
export const stateAfter = (error) => {
  if (!error) return 'done';
  if (error.code?.endsWith('_unexpected_state')) return 'over';
  return passing.includes(error.type) ? 'failed' : 'declined';
};
