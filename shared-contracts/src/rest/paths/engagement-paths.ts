/** The REST paths of the home feed. */
export const engagementRestPaths = {
  /** ENG-005: GET by a member. The reply is StreamReply; 304 and 206 are possible (D-136). */
  streamItems: '/apiproxy/v1/stream-items',
  /** ENG-005: GET by anyone. The reply is GuestStreamReply; 304 is possible. */
  guestStreamItems: '/apiproxy/v1/unauth/stream-items',
  /** GET ForYouReply, by a member. */
  forYou: '/apiproxy/v1/account/for-you',
  /** POST StreamMark, by a member. The reply is ForYouReply. */
  streamMarks: '/apiproxy/v1/account/for-you/marks',
} as const;
