import { hostPaths, type Session, type SessionReply } from '@crema/shared-contracts';
import type { EventBus, HostServices } from '@crema/shared-contracts';
import { createSignal, isMember } from '@crema/shared-contracts';
import { deleteForeignMemberData } from '../../src/member-data/member-value.ts';
import { openTabChannel } from '../tab-channel.ts';

const memberIdOf = (session: Session) => (isMember(session) ? session.member.memberId : undefined);

const ownerOf = (session: Session) => JSON.stringify(isMember(session) ? session.member : session.kind);

const channelName = 'crema-session';

/** The session of this visit: read from the boot document, refreshed on demand, synchronised across tabs (D-14). */
export const createSessionService = (
  initial: Session,
  http: HostServices['http'],
  now: () => number,
  bus: EventBus,
  forgetPersonal: () => void,
) => {
  const session = createSignal(initial);
  const channel = openTabChannel(channelName);

  const accept = (next: Session, announce = true) => {
    const before = session.get();
    if (JSON.stringify(before) === JSON.stringify(next)) return next;
    session.set(next);
    // A new proof of the same member, or a planned deletion, is not a sign-in (D-113, D-119).
    if (ownerOf(before) === ownerOf(next)) {
      if (announce) channel.postMessage('changed');
      return next;
    }
    const reason =
      next.kind === 'member'
        ? 'signed-in'
        : before.kind === 'member'
          ? 'signed-out'
          : next.kind === 'guest'
            ? 'started'
            : 'expired';
    // Also when one member follows another (D-166).
    if (before.kind === 'member' && memberIdOf(before) !== memberIdOf(next)) forgetPersonal();
    deleteForeignMemberData(memberIdOf(next), now());
    bus.emit('session-changed', { kind: next.kind, reason });
    if (announce) channel.postMessage('changed');
    return next;
  };
  const refresh = async (announce = true) => {
    const { session: next } = await http<Partial<SessionReply>>(hostPaths.session);
    if (!next?.kind) throw new TypeError('The reply has no session kind.');
    return accept(next, announce);
  };
  channel.onmessage = () => void refresh(false).catch(() => undefined);
  deleteForeignMemberData(memberIdOf(initial), now());
  bus.emit('session-changed', { kind: initial.kind, reason: 'started' });

  return {
    session,
    /** Applies a session that the server stated; remotes and other tabs follow. */
    accept,
    refresh: () => refresh(),
    /** Reads the session again when a reply says that a guest's session began or has expired (ACC-090). */
    follow: (kind: string | null) => {
      if (kind && ![kind, 'member'].includes(session.get().kind)) void refresh().catch(() => undefined);
    },
    signOut: async () => {
      await http(hostPaths.signOut, { method: 'POST', body: {} });
      accept({ kind: 'anonymous' });
    },
  };
};
