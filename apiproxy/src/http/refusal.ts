import { serverErrors, type ServerErrorCode } from '@crema/shared-contracts';

export type RefusalParams = Readonly<Record<string, string | number>>;
export interface RefusalDetails {
  /** The request field to blame, for a message beside it. */
  readonly field?: string;
  /** Names a text of the client's when the code alone says too little (placeNameNotFound). */
  readonly messageId?: string;
  /** For developers and, where the spec says so, shown instead of the client's own text. */
  readonly message?: string;
}

/** A refused request: what the caller is told, never how the server works. */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;
  readonly params: RefusalParams | undefined;
  readonly details: RefusalDetails;

  constructor(code: string, status: number, params?: RefusalParams, details: RefusalDetails = {}) {
    super(details.message ?? code);
    this.code = code;
    this.status = status;
    this.params = params;
    this.details = details;
  }
}

/** The one way to refuse: `throw refusal('STORE_CLOSED')` in a handler or a resolver. */
export const refusal = (code: ServerErrorCode, params?: RefusalParams, details?: RefusalDetails): Refusal =>
  new Refusal(code, serverErrors[code], params, details);
