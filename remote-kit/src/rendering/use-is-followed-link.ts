import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useHost } from '../remote-context.ts';

/** True once a page of this remote is in the document: the server's markup is hydrated then. */
let isHydrated = false;
/** Called by the root of each page of the remote. */
export const useNoteHydration = (): void =>
  useEffect(() => {
    isHydrated = true;
  }, []);

/**
 * True in a page that the visitor opened by a link of another page: it begins with less than a page that is loaded, because a frame
 * with its first content must be there at once, and no server's markup needs to be equal. False on the server, while its page is
 * hydrated, and after Back. It does not change while the component is mounted.
 */
export const useIsFollowedLink = (): boolean => {
  const { rendered } = useHost();
  const kind = useNavigationType();
  const [isFollowedLink] = useState(kind === 'PUSH' && (isHydrated || !rendered));
  return isFollowedLink;
};
