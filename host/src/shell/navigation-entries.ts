import {
  isMember,
  type Flags,
  type NavigationEntry,
  type ResolvedRegistry,
  type Session,
} from '@crema/shared-contracts';

export interface ShownEntry extends NavigationEntry {
  readonly remote: string;
}
const audiences: Readonly<Record<NavigationEntry['audience'], (session: Session) => boolean>> = {
  anyone: () => true,
  member: isMember,
  guest: (session) => !isMember(session),
};

/** The navigation entries of the enabled remotes for this visitor, in their order (PLT-005). */
export const navigationEntries = (
  registry: ResolvedRegistry,
  placement: NavigationEntry['place'],
  session: Session,
  flags: Flags,
): readonly ShownEntry[] =>
  registry.remotes
    .flatMap(({ name, manifest }) => manifest.navigation.map((entry) => ({ ...entry, remote: name })))
    .filter((entry) => entry.place === placement && audiences[entry.audience](session))
    .filter(({ flag }) => flag === undefined || flags[flag as keyof Flags])
    .sort((a, b) => a.order - b.order);
