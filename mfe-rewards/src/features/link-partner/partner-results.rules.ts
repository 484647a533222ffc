/** The result pages (RWD-042, RWD-044). Messages: `rewards.link.result.title` and `.body` by name. */
export const partnerResults = ['success', 'unlinked', 'error', 'not-linked', 'already-linked'] as const;
export type PartnerResult = (typeof partnerResults)[number];

/** The page of a sub-path; `error` for an unknown one. */
export const resultOfPath = (path: string | undefined): PartnerResult =>
  partnerResults.find((name) => name === path) ?? 'error';

/** Whether a page says that the account is linked; `error` says nothing about it. */
const saysLinked: Readonly<Record<PartnerResult, boolean | undefined>> = {
  success: true,
  'already-linked': true,
  unlinked: false,
  'not-linked': false,
  error: undefined,
};

/** The page that is true of the member's account: the one of the path, if the status confirms it (D-133). */
export const confirmedResult = (asked: PartnerResult, isLinked: boolean): PartnerResult => {
  if (saysLinked[asked] === undefined || saysLinked[asked] === isLinked) return asked;
  return isLinked ? 'already-linked' : 'not-linked';
};
