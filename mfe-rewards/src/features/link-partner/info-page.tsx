import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { BackLink, useMember, usePageHead } from '@crema/remote-kit';
import { buttonClass, Heading, Icon, Text } from '@crema/shared-ui';
import { ArtImage } from '@crema/shared-ui/art-image';
import { rewardsPaths } from '../../rewards-paths.ts';
import { Faqs, PartnerTerms, Perks, Steps } from './info-sections.tsx';
import pictures from './partner.pictures.tsx';
import { useLinkFigures } from './link-figures.ts';
import { UnlinkAccounts } from './unlink-accounts.tsx';
import { forPartner, usePartner } from './use-partner.tsx';
import { usePartnerStatus } from './use-partner-status.ts';
import hero from '../../section/hero.module.css';
import s from './info-page.module.css';

const Join = ({ to }: { readonly to: string }) => (
  <Link to={to} className={buttonClass('primary', { size: 'large' })}>
    <FormattedMessage id="rewards.link.join" />
  </Link>
);

type Status = ReturnType<typeof usePartnerStatus>['resource'];
/** A member joins, or sees the linked account and a link to order. */
const MemberActions = ({ status }: { readonly status: Status }) => {
  const intl = useIntl();
  const { paths } = usePartner();
  const link = status.status === 'ready' ? status.value.link : null;
  if (!link) return <Join to={paths.redirect} />;
  return (
    <>
      <p className={s.linked}>
        <Icon name="check" size={20} />
        <FormattedMessage
          id="rewards.link.linked"
          values={{
            account: link.account,
            date: intl.formatDate(link.linkedAt, { dateStyle: 'long' }),
          }}
        />
      </p>
      <Link to={rewardsPaths.menu} className={buttonClass('primary', { size: 'large' })}>
        <FormattedMessage id="rewards.link.order" />
      </Link>
    </>
  );
};

interface InfoProps {
  /** Undefined for a guest. */
  readonly status?: Status;
}
const Hero = ({ status }: InfoProps) => {
  const { kind, name, paths } = usePartner();
  const figures = useLinkFigures();
  return (
    <header className={hero.hero}>
      <div className={hero.words}>
        <p className={hero.eyebrow}>{name}</p>
        <Heading level={1} size="display" tabIndex={-1} data-page-title>
          <FormattedMessage id={`rewards.link.${kind}.title`} values={figures} />
        </Heading>
        <Text size="lead">
          <FormattedMessage id={`rewards.link.${kind}.lead`} values={figures} />
        </Text>
        <div className={hero.actions}>
          {status ? <MemberActions status={status} /> : <Join to={paths.signInToLink} />}
        </div>
      </div>
      <div className={s.art}>
        <ArtImage {...pictures[kind]} eager className={s.mark} />
        <ArtImage {...pictures.latte} eager className={s.cup} />
      </div>
    </header>
  );
};

/** The page's code arrives after the browser has looked for the anchor of the URL. */
const useScrollToHash = (): void => {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
};

const Info = ({ status }: InfoProps) => {
  const intl = useIntl();
  const { kind, name } = usePartner();
  usePageHead({ title: intl.formatMessage({ id: `rewards.link.${kind}.title` }, { partner: name }) });
  useScrollToHash();
  return (
    <div className={s.page}>
      <div className={s.back}>
        <BackLink to={rewardsPaths.landing} label={<FormattedMessage id="rewards.link.toRewards" />} />
      </div>
      <Hero {...(status && { status })} />
      <Perks />
      <Steps />
      <Faqs />
      <PartnerTerms />
      {/* A member who has not linked them has nothing to unlink; a guest may have, and signs in first (RWD-046). */}
      <UnlinkAccounts
        isOffered={
          status === undefined ||
          status.status === 'failed' ||
          (status.status === 'ready' && status.value.link !== null)
        }
      />
    </div>
  );
};

const MemberInfo = () => <Info status={usePartnerStatus().resource} />;

/** /rewards/partnerships/{partner}: what linking brings, how it is done, terms and questions, and the way to unlink (RWD-043). */
export const PartnerInfoPage = forPartner(function InfoPage() {
  const member = useMember();
  return member ? <MemberInfo key={member.memberId} /> : <Info />;
});
