/** The REST paths of Rewards. They are not part of restPaths, because each remote loads that one. */
export const rewardsRestPaths = {
  /** RWD-065, D-162: POST OptInRequest, by a member. The reply is OptInReply. */
  optIn: '/apiproxy/v1/rewards/opt-in',
} as const;
