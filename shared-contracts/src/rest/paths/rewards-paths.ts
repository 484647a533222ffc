/** The REST paths of Rewards. */
export const rewardsRestPaths = {
  /** RWD-065, D-162: POST OptInRequest, by a member. The reply is OptInReply. */
  optIn: '/apiproxy/v1/rewards/opt-in',
} as const;
