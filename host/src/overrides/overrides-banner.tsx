import { FormattedMessage, useIntl } from 'react-intl';
import type { RemoteOverride } from '@crema/shared-contracts';
import { Banner, buttonClass } from '@crema/shared-ui';

const OverrideLine = ({ override }: { readonly override: RemoteOverride }) => (
  <li className="crema-overrides-line">
    <FormattedMessage
      id={override.rejection ? `overrides.rejected.${override.rejection}` : 'overrides.used'}
      values={{
        remote: override.remote,
        url: <span className="crema-overrides-url">{override.url}</span>,
        until: new Date(override.expiresAt),
        b: (messages) => <strong>{messages}</strong>,
      }}
    />
  </li>
);

/**
 * Lists on every page the local overrides that run in it, or why they do not run (PLT-009). The banner is in
 * the flow above the header and covers nothing.
 */
export const OverridesBanner = ({ overrides }: { readonly overrides: readonly RemoteOverride[] }) => {
  const intl = useIntl();
  const refused = overrides.every((override) => override.rejection);
  return (
    <section className="crema-overrides-frame" aria-label={intl.formatMessage({ id: 'overrides.label' })}>
      <Banner
        tone={refused ? 'error' : 'warning'}
        title={<FormattedMessage id={refused ? 'overrides.titleRefused' : 'overrides.title'} />}
        action={
          // The link loads a new page, because the server removes the override.
          <a className={buttonClass('secondary', { size: 'small' })} href="?remote=reset">
            <FormattedMessage id="overrides.reset" />
          </a>
        }
      >
        <ul className="crema-overrides-lines">
          {overrides.map((override) => (
            <OverrideLine key={override.remote} override={override} />
          ))}
        </ul>
      </Banner>
    </section>
  );
};
