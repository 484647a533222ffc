import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { customerService } from '@crema/shared-contracts';

const paths = {
  menu: '/menu',
  cart: '/menu/cart',
  stores: '/store-locator',
  rewards: '/rewards',
  cards: '/account/cards',
  balance: '/card-balance',
  methods: '/account/payment-method',
  join: '/account/create',
  help: customerService.helpPath,
  terms: customerService.termsPath,
  privacy: customerService.privacyPath,
  settings: '/account/settings',
  privacySettings: '/account/settings/privacy',
  personal: '/personal-information',
  myData: '/personal-information/my-data',
} as const;

/** The tags of texts that link to a page of the product: `<menu>the menu</menu>`. */
export const linkTags = Object.fromEntries(
  Object.entries(paths).map(([tag, path]) => [
    tag,
    (words: ReactNode) => (
      <Link key={tag} to={path}>
        {words}
      </Link>
    ),
  ]),
);
