import { FormattedMessage } from 'react-intl';
import { Tag, type Tone } from '@crema/shared-ui';
import type { InspectorContext } from './inspector-context.ts';
import { remoteDetailsOf, markedAt, type RemoteDetails } from './remote-details.ts';
import { Fact, Facts, Section } from './section.tsx';

const tones: Readonly<Record<RemoteDetails['status'], Tone>> = {
  idle: 'neutral',
  loading: 'neutral',
  ready: 'success',
  failed: 'danger',
};
const Milliseconds = ({ ms }: { readonly ms: number | undefined }) =>
  ms === undefined ? '–' : <FormattedMessage id="inspector.ms" values={{ ms: Math.round(ms) }} />;

const RemoteRow = ({ facts }: { readonly facts: RemoteDetails }) => (
  <article className="crema-inspector-card">
    <h4 className="crema-inspector-card-title">
      {facts.name} <span className="crema-inspector-code">{facts.version}</span>
    </h4>
    <p className="crema-inspector-tags">
      <Tag tone={tones[facts.status]}>
        <FormattedMessage id={`inspector.status.${facts.status}`} values={{ phase: facts.phase }} />
      </Tag>
      <Tag tone={facts.chosenBecause === 'stable' ? 'neutral' : 'warning'}>
        <FormattedMessage id={`inspector.because.${facts.chosenBecause}`} />
      </Tag>
    </p>
    <Facts>
      <Fact label="inspector.step.manifest">
        <FormattedMessage id="inspector.step.inline" />
      </Fact>
      <Fact label="inspector.step.entry">
        <Milliseconds ms={facts.duration.entry} />
      </Fact>
      <Fact label="inspector.step.init">
        <Milliseconds ms={facts.duration.init} />
      </Fact>
      <Fact label="inspector.step.render">
        <Milliseconds ms={facts.duration.render} />
      </Fact>
      <Fact label="inspector.size">
        <FormattedMessage id="inspector.kb" values={{ kb: Math.round(facts.kb * 10) / 10 }} />
      </Fact>
      <Fact label="inspector.url">
        <span className="crema-inspector-code">{facts.url}</span>
      </Fact>
    </Facts>
  </article>
);

/** Every remote: version, why it was chosen, how far it came and how long that took. */
export const RemotesSection = ({ composer }: InspectorContext) => {
  const { remotes, disabled } = composer.registry.get();
  const facts = remotes.map((remote) =>
    remoteDetailsOf(remote, composer.stateOf(remote.name).get(), markedAt),
  );
  // What was not asked for has the least to tell.
  const inOrder = facts.toSorted((a, b) => Number(a.status === 'idle') - Number(b.status === 'idle'));
  return (
    <Section title="inspector.remotes" open>
      {inOrder.map((remote) => (
        <RemoteRow key={remote.name} facts={remote} />
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
