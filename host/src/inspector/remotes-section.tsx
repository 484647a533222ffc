import { FormattedMessage } from 'react-intl';
import { Tag, type Tone } from '@crema/shared-ui';
import type { InspectorContext } from './inspector-context.ts';
import { remoteDetailsOf, markedAt, type RemoteDetails } from './remote-details.ts';
import { Detail, Details, Section } from './section.tsx';

const tones: Readonly<Record<RemoteDetails['status'], Tone>> = {
  idle: 'neutral',
  loading: 'neutral',
  ready: 'success',
  failed: 'danger',
};
const Milliseconds = ({ ms }: { readonly ms: number | undefined }) =>
  ms === undefined ? '–' : <FormattedMessage id="inspector.ms" values={{ ms: Math.round(ms) }} />;

const RemoteRow = ({ details }: { readonly details: RemoteDetails }) => (
  <article className="crema-inspector-card">
    <h4 className="crema-inspector-card-title">
      {details.name} <span className="crema-inspector-code">{details.version}</span>
    </h4>
    <p className="crema-inspector-tags">
      <Tag tone={tones[details.status]}>
        <FormattedMessage id={`inspector.status.${details.status}`} values={{ phase: details.phase }} />
      </Tag>
      <Tag tone={details.chosenBecause === 'stable' ? 'neutral' : 'warning'}>
        <FormattedMessage id={`inspector.because.${details.chosenBecause}`} />
      </Tag>
    </p>
    <Details>
      <Detail label="inspector.step.manifest">
        <FormattedMessage id="inspector.step.inline" />
      </Detail>
      <Detail label="inspector.step.entry">
        <Milliseconds ms={details.duration.entry} />
      </Detail>
      <Detail label="inspector.step.init">
        <Milliseconds ms={details.duration.init} />
      </Detail>
      <Detail label="inspector.step.render">
        <Milliseconds ms={details.duration.render} />
      </Detail>
      <Detail label="inspector.size">
        <FormattedMessage id="inspector.kb" values={{ kb: Math.round(details.kb * 10) / 10 }} />
      </Detail>
      <Detail label="inspector.url">
        <span className="crema-inspector-code">{details.url}</span>
      </Detail>
    </Details>
  </article>
);

/** Every remote: its version, why it was chosen, its status and the duration of each step. */
export const RemotesSection = ({ composer }: InspectorContext) => {
  const { remotes, disabled } = composer.registry.get();
  const details = remotes.map((remote) =>
    remoteDetailsOf(remote, composer.stateOf(remote.name).get(), markedAt),
  );
  // Remotes that were not requested come last.
  const inOrder = details.sort((a, b) => Number(a.status === 'idle') - Number(b.status === 'idle'));
  return (
    <Section title="inspector.remotes" open>
      {inOrder.map((remote) => (
        <RemoteRow key={remote.name} details={remote} />
      ))}
      {disabled.map(({ name }) => (
        <article key={name} className="crema-inspector-card">
          <h4 className="crema-inspector-card-title">{name}</h4>
          <p className="crema-inspector-tags">
            <Tag tone="warning">
              <FormattedMessage id="inspector.off" />
            </Tag>
          </p>
        </article>
      ))}
    </Section>
  );
};
