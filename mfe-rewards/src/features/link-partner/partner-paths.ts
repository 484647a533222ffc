import { partnerPagePaths } from '@crema/shared-contracts';

const { index } = partnerPagePaths;
const redirect = `${index}/redirect`;
const signIn = (returnPath: string): string => `/account/signin?returnUrl=${encodeURIComponent(returnPath)}`;
const unlinkAction = '?action=unlink';

/** The partner's pages (RWD-042), and the sign-ins that lead to them. */
export const partnerPaths = {
  index,
  redirect,
  signInToLink: signIn(redirect),
  signInToUnlink: signIn(`${index}${unlinkAction}`),
  resultOf: (name: string): string => `${index}/${name}`,
} as const;

/** Whether the query asks for the unlink question, as after the sign-in (D-133). */
export const asksToUnlink = (search: string): boolean =>
  new URLSearchParams(search).get('action') === new URLSearchParams(unlinkAction).get('action');
