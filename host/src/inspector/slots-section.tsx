import { FormattedMessage } from 'react-intl';
import type { InspectorContext } from './inspector-context.ts';
import { Detail, Details, Section } from './section.tsx';

/** Every slot with its provider and its users. */
export const SlotsSection = ({ composer }: InspectorContext) => {
  const { remotes } = composer.registry.get();
  /** Slots that the shell shows: the sign-in sheet and the modals of URL hashes. */
  const usedByHost: readonly string[] = [
    'sign-in',
    ...remotes.flatMap(({ manifest }) => (manifest.modals ?? []).map(({ slot }) => slot)),
  ];
  const names = [
    ...new Set(remotes.flatMap(({ manifest: { slots } }) => [...slots.provides, ...slots.uses])),
  ];
  return (
    <Section title="inspector.slots">
      <Details>
        {names.map((name) => {
          const users = [
            ...(usedByHost.includes(name) ? ['host'] : []),
            ...remotes.filter(({ manifest }) => manifest.slots.uses.includes(name)).map((user) => user.name),
          ];
          return (
            <Detail key={name} name={name}>
              {composer.providerOf(name)?.name ?? <FormattedMessage id="inspector.slotAbsent" />}
              {', '}
              <FormattedMessage
                id={users.length > 0 ? 'inspector.slotUsers' : 'inspector.slotUnused'}
                values={{ users: users.join(', ') }}
              />
            </Detail>
          );
        })}
      </Details>
    </Section>
  );
};
