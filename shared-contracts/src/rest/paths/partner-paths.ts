const root = '/apiproxy/v1/rewards/partnerships/marriottbonvoy';
/** The REST paths of linking a member's account of the hotel programme. Only the partner's pages load them. */
export const partnerRestPaths = {
  /** RWD-045: GET by a member. The reply is PartnerAuthenticateReply. TEMPORARILY_UNAVAILABLE while the partner cannot be reached. */
  authenticate: `${root}/authenticate`,
  /** GET: the partner sends the browser there with its answer; the reply leads to a result page (RWD-044). */
  callback: `${root}/callback`,
  /** RWD-046: POST without a body, by a member. The reply is PartnerStatusReply; 8001034 if nothing is linked. */
  unlink: `${root}/unlink`,
  /** D-133: GET PartnerStatusReply, by a member. */
  status: `${root}/status`,
} as const;

const pages = '/rewards/partnerships/marriottbonvoy';
/** The partner's pages to which the server leads (RWD-042). */
export const partnerPagePaths = {
  index: pages,
  alreadyLinked: `${pages}/already-linked`,
} as const;
