/** The pages of the programme, and those of other remotes that it links to (RWD-006). */
export const rewardsPaths = {
  landing: '/rewards',
  howItWorks: '/rewards/how-it-works',
  mine: '/rewards/my-rewards',
  /** The member's page in either layout (D-131). */
  account: '/account/rewards',
  optIn: '/rewards/promo/opt-in',
  apps: '/rewards/mobile-apps',
  help: '/help',
  menu: '/menu',
  personal: '/account/personal',
  cards: '/account/cards',
  addCard: '/account/cards/add',
  stores: '/store-locator',
} as const;
