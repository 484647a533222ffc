/**
 * The phone number of customer service (the 555 01xx numbers belong to no one), and the pages that texts link to
 * (D-161, ENG-043).
 */
export const customerService = {
  phone: '+1 800 555 0199',
  helpPath: '/help',
  termsPath: '/legal/terms',
  privacyPath: '/legal/privacy',
} as const;
