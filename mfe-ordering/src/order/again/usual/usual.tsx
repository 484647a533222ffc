import { useEffect } from 'react';
import { lazyPart, reserveSpace, useHost, useMember } from '@crema/remote-kit';
import { isMember } from '@crema/shared-contracts';
import s from './usual.module.css';

/** The member's usual lines, each added to the cart with one press (D-36). */
const UsualItems = lazyPart(() => import('./usual-items.tsx').then((part) => part.UsualItems), {
  fallback: null,
});

/**
 * The place of the usual lines on the menu: as high as they were on the last page, before their data has come. It is not part of
 * any guest's page.
 */
export const Usual = () => {
  const member = useMember();
  const { session } = useHost();
  useEffect(() => {
    // The first commit is the server's, which knows no member.
    if (!isMember(session.get())) reserveSpace('usual', 0);
  }, [member, session]);
  return <div className={s.usual}>{member && <UsualItems />}</div>;
};
