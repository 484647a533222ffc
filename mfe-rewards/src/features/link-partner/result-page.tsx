import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Navigate, useParams } from 'react-router-dom';
import { useMember, usePageHead } from '@crema/remote-kit';
import { brand } from '@crema/shared-contracts';
import { Button, buttonClass, Spinner, Text } from '@crema/shared-ui';
import { ResultActions, ResultLayout } from '../../result/result-layout.tsx';
import { rewardsPaths } from '../../rewards-paths.ts';
import { confirmedResult, resultOfPath, type PartnerResult } from './partner-results.rules.ts';
import pictures from './partner.pictures.tsx';
import { forPartner, usePartner } from './use-partner.tsx';
import { usePartnerStatus } from './use-partner-status.ts';

interface Look {
  /** `partner` is the mark of the program's kind. */
  readonly picture: 'partner' | 'latte' | 'tea';
  /** The name in messages: `select` takes no hyphens. */
  readonly name: string;
  /** Messages: `rewards.link.<id>`. The first one is the main one. */
  readonly links: readonly LinkId[];
}
type LinkId = 'benefits' | 'back' | 'relink' | 'order';
const looks: Readonly<Record<PartnerResult, Look>> = {
  success: { picture: 'partner', name: 'success', links: ['benefits'] },
  'already-linked': { picture: 'partner', name: 'alreadyLinked', links: ['benefits'] },
  unlinked: { picture: 'latte', name: 'unlinked', links: ['order', 'relink'] },
  'not-linked': { picture: 'latte', name: 'notLinked', links: ['order'] },
  error: { picture: 'tea', name: 'error', links: ['back'] },
};

interface ResultProps {
  readonly result: PartnerResult;
  /** Reads the status again, if reading it failed. */
  readonly onRetry?: () => void;
}
const Result = ({ result, onRetry }: ResultProps) => {
  const intl = useIntl();
  const { name: partner, kind, paths } = usePartner();
  const { picture, name, links } = looks[result];
  const targets: Readonly<Record<LinkId, string>> = {
    ...{ benefits: paths.index, back: paths.index, relink: paths.redirect },
    order: rewardsPaths.menu,
  };
  usePageHead({ title: intl.formatMessage({ id: 'rewards.link.result.title' }, { result: name }) });
  return (
    <ResultLayout
      picture={pictures[picture === 'partner' ? kind : picture]}
      title={<FormattedMessage id="rewards.link.result.title" values={{ result: name }} />}
    >
      <Text>
        <FormattedMessage id="rewards.link.result.body" values={{ result: name, partner, ...brand }} />
      </Text>
      <ResultActions>
        {onRetry && (
          <Button icon="refresh" onClick={onRetry}>
            <FormattedMessage id="rewards.error.retry" />
          </Button>
        )}
        {links.map((id, index) => (
          <Link
            key={id}
            to={targets[id]}
            className={buttonClass(index === 0 && !onRetry ? 'primary' : 'secondary')}
          >
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
  const { paths } = usePartner();
  const { resource, reload } = usePartnerStatus();
  if (resource.status === 'loading') return <Waiting />;
  if (resource.status === 'failed') return <Result result="error" onRetry={reload} />;
  const result = confirmedResult(asked, resource.value.link !== null);
  return result === asked ? <Result result={result} /> : <Navigate to={paths.resultOf(result)} replace />;
};

/** /rewards/partnerships/{partner}/{result} (RWD-044). A guest has no account that a page could speak of: the partner's page opens. */
export const PartnerResultPage = forPartner(function ResultPage() {
  const { paths } = usePartner();
  const asked = resultOfPath(useParams()['*']);
  const member = useMember();
  if (asked === 'error') return <Result result="error" />;
  if (!member) return <Navigate to={paths.index} replace />;
  return <Confirmed key={`${member.memberId} ${asked}`} asked={asked} />;
});
