import { FormattedMessage } from 'react-intl';
import { Tag, type Tone } from '@crema/shared-ui';
import type { InspectorParts } from './inspector-parts.ts';
import { factsOf, markedAt, type RemoteFacts } from './remote-facts.ts';
import { Fact, Facts, Section } from './section.tsx';

const tones: Readonly<Record<RemoteFacts['status'], Tone>> = {
  idle: 'neutral',
  loading: 'neutral',
  ready: 'success',
  failed: 'danger',
};
const Milliseconds = ({ ms }: { readonly ms: number | undefined }) =>
  ms === undefined ? '–' : <FormattedMessage id="inspector.ms" values={{ ms: Math.round(ms) }} />;

const RemoteRow = ({ facts }: { readonly facts: RemoteFacts }) => (
  <article className="crema-inspector-card">
    <h4 className="crema-inspector-card-title">
      {facts.name} <span className="crema-inspector-code">{facts.version}</span>
    </h4>
    <p className="crema-inspector-tags">
      <Tag tone={tones[facts.status]}>
        <FormattedMessage id={`inspector.status.${facts.status}`} values={{ phase: facts.phase }} />
      </Tag>
      <Tag tone={facts.because === 'stable' ? 'neutral' : 'warning'}>
        <FormattedMessage id={`inspector.because.${facts.because}`} />
      </Tag>
    </p>
    <Facts>
      <Fact label="inspector.step.manifest">
        <FormattedMessage id="inspector.step.inline" />
      </Fact>
      <Fact label="inspector.step.entry">
        <Milliseconds ms={facts.took.entry} />
      </Fact>
      <Fact label="inspector.step.init">
        <Milliseconds ms={facts.took.init} />
      </Fact>
      <Fact label="inspector.step.render">
        <Milliseconds ms={facts.took.render} />
      </Fact>
      <Fact label="inspector.size">
        <FormattedMessage id="inspector.kb" values={{ kb: Math.round(facts.kb * 10) / 10 }} />
      </Fact>
      <Fact label="inspector.address">
        <span className="crema-inspector-code">{facts.address}</span>
      </Fact>
    </Facts>
  </article>
);

/** Every remote: version, why it was chosen, how far it came and how long that took. */
export const RemotesSection = ({ composer }: InspectorParts) => {
  const { remotes, disabled } = composer.registry.get();
  const facts = remotes.map((remote) => factsOf(remote, composer.stateOf(remote.name).get(), markedAt));
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
