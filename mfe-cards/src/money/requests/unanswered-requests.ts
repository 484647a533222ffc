import { array, integer, isRecord, nonEmptyString, object, type Validator } from '@crema/shared-contracts';
import { visitValue } from '@crema/remote-kit';

/** A request that was sent and whose outcome is unknown. */
export interface UnansweredRequest<Content> {
  readonly memberId: string;
  readonly requestId: string;
  /** The last time it was sent: milliseconds since 1970. */
  readonly sentAt: number;
  readonly content: Content;
}
interface UnansweredRequests<Content> {
  readonly requests: readonly UnansweredRequest<Content>[];
}

const ids = object({ memberId: nonEmptyString, requestId: nonEmptyString, sentAt: integer });

/**
 * The server finishes a request that it received within ten minutes (decision 048): afterwards the card's activity shows its effect,
 * and the customer can drop it.
 */
export const unansweredMs = 10 * 60_000;

/**
 * The unanswered requests of one kind, one per member. They are stored before they are sent and until their answer arrives,
 * so that a closed modal, another page or a reload of the page repeats the request with its id instead of sending a second one.
 */
export const unansweredRequests = <Content extends object>(kind: string, content: Validator<Content>) => {
  const request: Validator<UnansweredRequest<Content>> = (value, path) =>
    ids(value, path) ?? content(isRecord(value) ? value['content'] : undefined, path);
  const validate: Validator<UnansweredRequests<Content>> = object({ requests: array(request) });
  const stored = visitValue({ key: `crema.unanswered-${kind}`, version: 2, validate });
  const all = () => stored.read()?.requests ?? [];
  return {
    of: (member: string | undefined) => all().find(({ memberId }) => memberId === member),
    add: (added: UnansweredRequest<Content>): void =>
      stored.write({ requests: [...all().filter(({ memberId }) => memberId !== added.memberId), added] }),
    delete: (id: string): void => {
      const requests = all().filter(({ requestId }) => requestId !== id);
      stored.write(requests.length > 0 ? { requests } : undefined);
    },
  };
};
export type UnansweredRequestStore<Content extends object> = ReturnType<typeof unansweredRequests<Content>>;
