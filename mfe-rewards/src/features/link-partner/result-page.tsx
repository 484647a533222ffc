import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Navigate, useParams } from 'react-router-dom';
import { useMember, usePageHead } from '@crema/remote-kit';
import { brand } from '@crema/shared-contracts';
import { Button, buttonClass, Spinner, Text } from '@crema/shared-ui';
import { ResultActions, ResultLayout } from '../../result/result-layout.tsx';
import { rewardsPaths } from '../../rewards-paths.ts';
import { partnerPaths } from './partner-paths.ts';
import { confirmedResult, resultOfPath, type PartnerResult } from './partner-results.rules.ts';
import pictures from './partner.pictures.tsx';
import { usePartnerStatus } from './use-partner-status.ts';

interface Look {
  readonly picture: keyof typeof pictures;
  /** The name in messages: `select` takes no hyphens. */
  readonly name: string;
  /** Messages: `rewards.link.<id>`. The first one is the main one. */
  readonly links: readonly { readonly id: string; readonly to: string }[];
}
const benefits = { id: 'benefits', to: partnerPaths.index };
const order = { id: 'order', to: rewardsPaths.menu };
const looks: Readonly<Record<PartnerResult, Look>> = {
  success: { picture: 'hotel', name: 'success', links: [benefits] },
  'already-linked': { picture: 'hotel', name: 'alreadyLinked', links: [benefits] },
  unlinked: {
    picture: 'latte',
    name: 'unlinked',
    links: [order, { id: 'relink', to: partnerPaths.redirect }],
  },
  'not-linked': { picture: 'latte', name: 'notLinked', links: [order] },
  error: { picture: 'tea', name: 'error', links: [{ id: 'back', to: partnerPaths.index }] },
};

interface ResultProps {
  readonly result: PartnerResult;
  /** Reads the status again, if reading it failed. */
  readonly onRetry?: () => void;
}
const Result = ({ result, onRetry }: ResultProps) => {
  const intl = useIntl();
  const { picture, name, links } = looks[result];
  usePageHead({ title: intl.formatMessage({ id: 'rewards.link.result.title' }, { result: name }) });
  return (
    <ResultLayout
      picture={pictures[picture]}
      title={<FormattedMessage id="rewards.link.result.title" values={{ result: name }} />}
    >
      <Text>
        <FormattedMessage id="rewards.link.result.body" values={{ result: name, ...brand }} />
      </Text>
      <ResultActions>
        {onRetry && (
          <Button icon="refresh" onClick={onRetry}>
            <FormattedMessage id="rewards.error.retry" />
          </Button>
        )}
        {links.map(({ id, to }, index) => (
          <Link key={id} to={to} className={buttonClass(index === 0 && !onRetry ? 'primary' : 'secondary')}>
            <FormattedMessage id={`rewards.link.${id}`} />
          </Link>
        ))}
      </ResultActions>
    </ResultLayout>
  );
};

const Waiting = () => {
  const intl = useIntl();
  return (
    <ResultLayout title={<FormattedMessage id="rewards.link.checking" />}>
      <Spinner label={intl.formatMessage({ id: 'rewards.link.checking' })} />
    </ResultLayout>
  );
};

/** A page about the account: it waits for the status, and shows the page that the status confirms (D-133). */
const Confirmed = ({ asked }: { readonly asked: PartnerResult }) => {
  const { resource, reload } = usePartnerStatus();
  if (resource.status === 'loading') return <Waiting />;
  if (resource.status === 'failed') return <Result result="error" onRetry={reload} />;
  const result = confirmedResult(asked, resource.value.link !== null);
  return result === asked ? (
    <Result result={result} />
  ) : (
    <Navigate to={partnerPaths.resultOf(result)} replace />
  );
};

/** /rewards/partnerships/marriottbonvoy/{result} (RWD-044). A guest has no account that a page could speak of: the partner's page opens. */
export const PartnerResultPage = () => {
  const asked = resultOfPath(useParams()['*']);
  const member = useMember();
  if (asked === 'error') return <Result result="error" />;
  if (!member) return <Navigate to={partnerPaths.index} replace />;
  return <Confirmed key={`${member.memberId} ${asked}`} asked={asked} />;
};
