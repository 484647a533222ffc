import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { brand, callUrl, customerService } from '@crema/shared-contracts';

/** The arguments of the error messages: the brand, the link to customer service, and its phone number. */
export const errorValues = {
  ...brand,
  help: (words: ReactNode) => (
    <Link key="help" to={customerService.helpPath}>
      {words}
    </Link>
  ),
  phone: (
    <a key="phone" href={callUrl(customerService.phone)}>
      {customerService.phone}
    </a>
  ),
};
