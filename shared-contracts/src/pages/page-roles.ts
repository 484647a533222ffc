import type { DomainEventName } from '../events.ts';

/**
 * The roles that a page can have for the host; a route in remote.json names its role, so the host contains
 * no remote's path. The first enabled remote with a page of the role provides it.
 * - `sign-in`: opened before a member's page, with `?returnUrl=`.
 * - `step-up`: opened before a `member+recent` page when the member's last proof is too old, with `?returnUrl=`.
 * - `cart`: linked in the header with the number of items.
 * - `draft-start`: opened instead of a `guest-draft` page when the visitor has not started a gift; a page of the same
 *   remote comes first.
 */
export const pageRoles = ['sign-in', 'step-up', 'cart', 'draft-start'] as const;
export type PageRole = (typeof pageRoles)[number];

/** The retained event with the balance that the host shows in the account menu (D-151). */
export const balanceEvent = 'stars-changed' satisfies DomainEventName;

/** The retained event whose `count` the host shows on the link to the page of a role. */
export const roleCounts = { cart: 'cart-changed' } as const satisfies Partial<
  Record<PageRole, DomainEventName>
>;
